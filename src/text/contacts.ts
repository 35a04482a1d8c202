/** Whether a telephone number has the length of one in India: ten digits after +91 or 0, toll-free, or a short number such as 1933. */
export function isPhoneLength(phone: string): boolean {
  const digits = phone.replace(/[^\d+]/g, '');
  // A number outside India has its own rules; E.164 allows fifteen digits.
  if (/^\+(?!91)/.test(digits)) return /^\+\d{8,15}$/.test(digits);
  return /^(?:\+91|0)?[1-9]\d{9}$|^(?:\+91)?1[89]00\d{6,7}$|^1\d{2,4}$/.test(digits);
}

/** Telephone numbers in running text, as far as they can be told from other figures: those with +91. */
export function phonesIn(text: string): string[] {
  if (!text.includes('+91')) return [];
  return (text.match(/\+91[\d -]*\d/g) ?? []).map((found) => found.trim());
}

const EMAIL = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;
const OFFICIAL = /(?:^|\.)(?:gov|nic)\.in$/i;

/** E-mail addresses that are not those of a government office of India. */
export function emailsElsewhere(text: string): string[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(EMAIL)].flatMap(([address, domain = '']) => (OFFICIAL.test(domain) ? [] : [address]));
}
