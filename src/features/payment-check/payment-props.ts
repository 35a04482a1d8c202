import { pathFor } from '../../addresses/routes';
import { amountOf, factOf } from '../../content/facts';
import { doubtId } from '../../domain/page-notes';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { fromKeys } from '../../lib/keys';
import { formatFact } from '../../words/format-fact';
import { labelsIn } from '../../words/labels';
import { translator } from '../../words/strings';
import { KINDS, type PaymentRules, type Rate } from './payment';

/** Everything the payment check shows, in one language and finished, and the figures it counts with. */
export type PaymentProps = ReturnType<typeof paymentProps>;

const PRICES = { gum: 'gum-price', straw: 'straw-price' } as const;

export function paymentProps(lang: Lang) {
  const t = translator(lang);
  const labels = labelsIn(lang, 'paymentCheck');
  const own = (id: string) => formatFact({ ...factOf(id), bound: undefined }, lang);
  const standard = amountOf('standard-consistence', 'quantity');
  const strawLimit = amountOf('straw-minimum-yield', 'quantity');
  const gumLimit = amountOf('straw-to-gum-yield', 'quantity');
  const rules: PaymentRules = {
    rate: fromKeys(KINDS, (kind) => rateOf(PRICES[kind])),
    share: amountOf('payment-on-the-spot', 'percent').value,
    standard: standard.value,
    arePerHectare: amountOf('are-per-hectare', 'quantity').value,
  };
  const errors = labelsIn(lang, 'paymentCheck.error');
  const amounts = labelsIn(lang, 'ruleCheck.error')('comma', 'notNumber', 'notPositive', 'tooExact');
  return {
    rules,
    limits: { straw: strawLimit.value, gum: gumLimit.value },
    words: {
      ...labels('form', 'kind', 'gum', 'straw', 'show', 'area', 'areaHint', 'weight', 'weightHint', 'degrees'),
      ...labels(
        'between',
        'range',
        'shareOf',
        'countedStep',
        'yieldStep',
        'priceStep',
        'now',
        'later',
        'recovered',
        'steps',
      ),
      ...labels('next'),
      money: t('fact.money'),
      change: t('tool.change'),
      degreesHint: fill(t('paymentCheck.degreesHint'), { standard: own('standard-consistence') }),
      are: labelsIn(lang, 'ruleCheck.are')('one', 'other'),
      kg: t('unit.kg.other'),
      perHectare: t('unit.kg-per-hectare.other'),
      degree: t('unit.degree.other'),
      share: own('payment-on-the-spot'),
      /** What is said below the answer about its rate. */
      rate: fromKeys(KINDS, (kind) =>
        fill(t(`paymentCheck.rate.${kind}`), { year: factOf(PRICES[kind]).year ?? '', rate: own(PRICES[kind]) }),
      ),
      meaning: {
        ...fromKeys(['below', 'straw', 'gum'] as const, (meaning) =>
          fill(t(`paymentCheck.yield.${meaning}`), {
            straw: own('straw-minimum-yield'),
            gum: own('straw-to-gum-yield'),
            year: strawLimit.year ?? '',
          }),
        ),
        morphine: fill(t('paymentCheck.yield.morphine'), {
          limit: formatFact(factOf('gum-minimum-morphine'), lang),
          year: factOf('gum-minimum-morphine').year ?? '',
        }),
      },
      more: t('paymentCheck.yield.more'),
      error: {
        kind: { noChoice: errors('kind').kind },
        area: { ...amounts, ...fromKeys(['empty', 'tooLarge'] as const, (name) => ruleError(name, lang)) },
        weight: {
          ...amounts,
          empty: errors('weight').weight,
          notPositive: errors('weightNotPositive').weightNotPositive,
          tooExact: errors('weightTooExact').weightTooExact,
          tooLarge: errors('weightTooLarge').weightTooLarge,
        },
        degrees: errors('degrees').degrees,
      },
    },
    doubts: {
      standard: doubtOf('weight-at-standard', lang),
      gum: doubtOf(PRICES.gum, lang),
      straw: doubtOf(PRICES.straw, lang),
    },
    yieldHref: pathFor('opium/overview/yield', lang),
  };
}

function rateOf(id: string): Rate {
  const fact = factOf(id, 'money');
  if ('value' in fact) return { from: fact.value, to: fact.value };
  return { from: fact.from, to: fact.to };
}

function ruleError(name: 'empty' | 'tooLarge', lang: Lang): string {
  const ares = formatFact(factOf('are-per-hectare'), lang);
  return fill(translator(lang)(`ruleCheck.error.${name}`), { ares });
}

/** The sign of a figure that is not confirmed. */
function doubtOf(id: string, lang: Lang) {
  const { toConfirm, label } = factOf(id);
  if (!toConfirm) return undefined;
  return { about: doubtId('fact', id), label: fill(translator(lang)('doubt.mark'), { what: label[lang] }) };
}
