import { readFileSync, statSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { calendarPath, recordPath } from '../../src/addresses/registers.ts';
import { calendarRecords } from '../../src/content/calendar.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatBytes } from '../../src/words/format-document.ts';
import { formatMoment } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import type { RegisterRecord, Tender } from '../../src/schemas/record.ts';
import { closingOf } from '../../src/domain/tenders.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtHtml, builtPage, textOf } from '../support/built-pages.ts';

const tenders = catalogue.registers.get('tenders')!;
const units = new Set(tenders.map(({ unit }) => unit));

describe.each(LANGS)('tenders and events in %s', (lang) => {
  const t = translator(lang);
  const root = (state: 'active' | 'archived') => builtPage(pathFor(`tender/${state}`, lang)).root;
  const idsOf = (items: HTMLElement[]) => items.map(({ id }) => id);
  const open = root('active').querySelectorAll('[data-register-list] > li');
  const closed = root('archived').querySelectorAll('[data-register-list] > li');

  test('each tender stands in exactly one list', () => {
    expect([...idsOf(open), ...idsOf(closed)].toSorted()).toEqual(tenders.map(({ id }) => id).toSorted());
  });

  test('open ones stand by what closes first and wait in the closed list; closed ones by what closed last', () => {
    const closings = (items: HTMLElement[]) => items.map((item) => item.getAttribute('data-date')!);
    expect(closings(open)).toEqual(closings(open).toSorted());
    expect(closings(closed)).toEqual(closings(closed).toSorted().toReversed());
    expect(idsOf(root('archived').querySelectorAll('template > li'))).toEqual(idsOf(open).toReversed());
    expect(root('active').querySelector('template')).toBeNull();
  });

  const pageOf = ({ register, id }: RegisterRecord) =>
    builtHtml(`dist${recordPath(register, id, lang)}index.html`).root;

  test('a row says number, closing moment and unit; the page of a tender also what corrigenda changed', () => {
    for (const item of [...open, ...closed]) {
      const tender = tenders.find(({ id }) => id === item.id)!;
      expect(item.getAttribute('data-closes')).toBe(open.includes(item) ? `${closingOf(tender)}+05:30` : undefined);
      const text = textOf(pageOf(tender));
      const unit = t(`office.${tender.unit}`);
      for (const words of [tender.number!, unit, formatMoment(closingOf(tender), lang)]) {
        // Where all are of one unit, no row need say it.
        if (words !== unit || units.size > 1) expect(textOf(item), item.id).toContain(words);
        expect(text, item.id).toContain(words);
      }
      for (const { title, changes } of tender.corrigenda) {
        expect(text).toContain(title[lang]);
        expect(text).toContain(changes[lang]);
      }
      if (tender.corrigenda.length === 0) expect(text).toContain(t('tender.noCorrigenda'));
      if (closingOf(tender) !== tender.closes) expect(text).toContain(formatMoment(tender.closes, lang));
    }
  });

  test('open tenders and events offer a calendar file, with its size; closed tenders do not', () => {
    const isClosed = (id: string) => closed.some((item) => item.id === id);
    for (const record of calendarRecords) {
      const link = pageOf(record).querySelector('a[type="text/calendar"]');
      if (isClosed(record.id)) {
        expect(link, record.id).toBeNull();
        continue;
      }
      expect(link!.getAttribute('href')).toBe(calendarPath(record.register, record.id, lang));
      expect(textOf(link)).toContain(record.title[lang]);
      expect(textOf(link)).toContain(
        formatBytes(statSync(`dist${calendarPath(record.register, record.id, lang)}`).size, lang),
      );
    }
  });

  test('every tender and event has its calendar file, with its title and one entry', () => {
    for (const record of calendarRecords) {
      const text = readFileSync(`dist${calendarPath(record.register, record.id, lang)}`, 'utf8').replaceAll(
        '\r\n ',
        '',
      );
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(text).toContain(record.title[lang].replaceAll(',', String.raw`\,`));
      expect(text.includes('BEGIN:VALARM')).toBe(record.register === 'tenders');
      expect(text).toContain(`\r\nURL:https://cbn.nic.in${recordPath(record.register, record.id, lang)}`);
      if (record.specimen) expect(text).toContain(t('badge.specimen'));
    }
  });

  test('the record can be narrowed by unit, kind and year of closing', () => {
    const isClosed = (tender: Tender) => closed.some(({ id }) => id === tender.id);
    const choices = {
      // Not the years of tenders that are still open.
      year: tenders.filter(isClosed).map((tender) => closingOf(tender).slice(0, 4)),
      unit: tenders.map(({ unit }) => unit),
      kind: tenders.map(({ kind }) => kind),
    };
    // A list with one entry narrows nothing and is left out.
    const wanted = Object.entries(choices).filter(([, values]) => new Set(values).size > 1);
    const fields = root('archived').querySelectorAll('[data-register-form] select');
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(wanted.map(([name]) => name));
    for (const [index, [name, values]] of wanted.entries())
      expect(fields[index]!.querySelectorAll('option').length - 1, name).toBe(new Set(values).size);
  });
});
