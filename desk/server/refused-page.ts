/** What somebody sees who has no right to the desk, or asks for what is not there. Nothing of the request is repeated. */
export function refusedPage(status: number): string {
  const isMissing = status === 404;
  const english = isMissing
    ? 'There is no such page at the desk. <a href="/">Go to its start</a>.'
    : 'The desk opens only with the address that it prints when it starts: <code>npm run edit</code>. Each address works once; the next one is printed below it.';
  const hindi = isMissing
    ? 'डेस्क पर ऐसा कोई पृष्ठ नहीं है। <a href="/">शुरू के पृष्ठ पर जाएं</a>।'
    : 'डेस्क केवल उस पते से खुलता है जो शुरू होने पर छपता है: <code>npm run edit</code>। हर पता एक ही बार चलता है; अगला पता उसके नीचे छपता है।';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>${isMissing ? 'Not found · नहीं मिला' : 'Not allowed · अनुमति नहीं'}</h1><p>${english}</p><p lang="hi">${hindi}</p></html>`;
}
