import { expect, test } from 'vitest';
import { faultsOf, rejectedBySearchEngines } from './schema-org.ts';

const event = { '@type': 'Event', name: 'Talk', startDate: '2027-02-10T11:00+05:30' };

test('what fits the vocabulary has no fault', () => {
  expect(faultsOf(event)).toEqual([]);
  expect(
    faultsOf({ '@type': 'Legislation', name: 'Act', legislationLegalForce: 'https://schema.org/InForce' }),
  ).toEqual([]);
});

test.each([
  [{ '@type': 'Meeting', name: 'Talk' }, '$: no type Meeting'],
  [{ ...event, begins: '2027-02-10' }, '$.begins: no property'],
  [{ ...event, telephone: '1933' }, '$.telephone: not of Event'],
  [{ ...event, startDate: '10 February 2027' }, '$.startDate: takes Date, DateTime, not “10 February 2027”'],
  [
    { ...event, location: { '@type': 'Person', name: 'Hall' } },
    '$.location: takes PostalAddress, VirtualLocation, Place, Text, not Person',
  ],
  [{ ...event, location: { '@type': 'Place', title: 'Hall' } }, '$.location.title: not of Place'],
  [
    { '@type': 'Legislation', name: 'Act', legislationLegalForce: 'https://schema.org/EventScheduled' },
    '$.legislationLegalForce: takes LegalForceStatus, not “https://schema.org/EventScheduled”',
  ],
])('a fault is named with its place: %o', (node, fault) => {
  const [found] = faultsOf(node as Parameters<typeof faultsOf>[0]);
  const words = (text: string | undefined) => text?.split(/[\s,:]+/).toSorted();
  expect(words(found)).toEqual(words(fault));
});

test('a way back without names would not be shown', async () => {
  const broken = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] };
  expect(await rejectedBySearchEngines(broken)).not.toEqual([]);
});
