export interface Tool {
  /** Id on the page and in the address. */
  id: string;
  route: string;
  /** An address that asks. */
  asked: string;
  /** Its answer. */
  answer: string;
  /** The first field, and what is chosen or typed there. */
  first: string;
  value: string;
  parameter: string;
}

/** Every tool with a form. */
export const TOOLS: Tool[] = [
  {
    id: 'cultivators',
    route: 'opium/Eligible',
    asked: '?unit=rajasthan&office=doo-kota&category=eligible&policy=gum',
    answer: '#cultivators-result',
    first: '#cultivators-unit',
    value: 'uttar-pradesh',
    parameter: 'unit',
  },
  {
    id: 'previous-years',
    route: 'opium/previous_years_data',
    asked: '?unit=rajasthan&office=doo-kota&year=2021-22',
    answer: '#previous-years-result',
    first: '#previous-years-unit',
    value: 'uttar-pradesh',
    parameter: 'unit',
  },
  {
    id: 'substances',
    route: 'exim/substances',
    asked: '?q=ephedrine',
    answer: '#substances-result',
    first: '#substances-q',
    value: 'heroin',
    parameter: 'q',
  },
  {
    id: 'office-finder',
    route: 'about/contact',
    asked: '?place=Mandsaur',
    answer: '#office-finder-result',
    first: '#office-finder-place',
    value: 'Kota',
    parameter: 'place',
  },
  {
    id: 'quantity-check',
    route: 'top-level/prevention/quantities',
    asked: '?drug=ganja&weight=1.5&unit=kg',
    answer: '#quantity-answer',
    first: '#quantity-check-drug',
    value: 'heroin',
    parameter: 'drug',
  },
  {
    id: 'as-on',
    route: 'top-level/prevention/as-on',
    asked: '?on=2012-06-15',
    answer: '#as-on-answer',
    first: '#as-on-on',
    value: '2014-05-01',
    parameter: 'on',
  },
  {
    id: 'excess-check',
    route: 'opium/overview/area-check',
    asked: '?licensed=10&measured=10.5',
    answer: '#excess-answer',
    first: '#excess-check-licensed',
    value: '12',
    parameter: 'licensed',
  },
  {
    id: 'uprooting-check',
    route: 'opium/overview/damage-check',
    asked: '?plot=10&damaged=1&lancing=no&whole-patch=yes&panchnama=yes',
    answer: '#uprooting-answer',
    first: '#uprooting-check-plot',
    value: '12',
    parameter: 'plot',
  },
  {
    id: 'payment-check',
    route: 'opium/overview/payment-check',
    asked: '?kind=gum&area=10&weight=6',
    answer: '#payment-answer',
    first: '#payment-check-kind',
    value: 'gum',
    parameter: 'kind',
  },
  {
    id: 'which-paper',
    route: 'exim/overview/which-document',
    asked: '?class=schedule-one&doing=import',
    answer: '#which-paper-result',
    first: '#which-paper-class',
    value: 'opium',
    parameter: 'class',
  },
];
