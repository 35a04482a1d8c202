import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import { readTextFile } from '../../files/read-yaml.ts';
import { emailsElsewhere, isPhoneLength, phonesIn } from '../../text/contacts.ts';
import { privateNumberIn } from '../../text/private-numbers.ts';
import type { Loaded } from '../load.ts';
import { everyText } from './every-text.ts';
import type { Rule } from './rule.ts';

/** Fields that hold telephone numbers. */
const PHONE_LISTS: unknown[] = ['phones', 'fax'];

/** Telephone numbers have the length of one. */
export const phonesCanBeCalled: Rule = (loaded) =>
  everyText(loaded).flatMap(({ text, name, path, place }) => {
    const isPhone = PHONE_LISTS.includes(path.at(-2)) || (name === 'site.yaml' && path[0] === 'helpline');
    const phones = isPhone ? [text] : phonesIn(text);
    return phones
      .filter((phone) => !isPhoneLength(phone))
      .map((phone) => ({ ...place(), ...say('phone-length', { phone }) }));
  });

/** E-mail addresses are those of government offices. */
export const emailsAreOfficial: Rule = (loaded) =>
  everyText(loaded).flatMap(({ text, place }) =>
    emailsElsewhere(text).map((email) => ({ ...place(), ...say('email-elsewhere', { email }) })),
  );

/** Nothing names the Aadhaar or PAN number of a person, in no file. */
export const nobodyIsExposed: Rule = (loaded) => [...inTexts(loaded), ...inLists(loaded)];

const inTexts = (loaded: Loaded): Mistake[] =>
  everyText(loaded).flatMap(({ text, place }) => {
    const found = privateNumberIn(text);
    return found ? [{ ...place(), ...say('private-number', found) }] : [];
  });

/** The lists of cultivators, line by line: they are long. */
const inLists = ({ root, files }: Loaded): Mistake[] =>
  files
    .filter((file) => file.startsWith(`${root}/cultivators/`) && file.endsWith('.csv'))
    .flatMap((file) => {
      const text = readTextFile(file) ?? '';
      if (!privateNumberIn(text)) return [];
      return text.split('\n').flatMap((line, index) => {
        const found = privateNumberIn(line);
        return found ? [{ file, line: index + 1, ...say('private-number', found) }] : [];
      });
    });
