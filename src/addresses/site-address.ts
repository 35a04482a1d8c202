/** The public address of the website, without a last slash. */
export const SITE_ADDRESS = process.env['SITE_ADDRESS'] ?? 'https://cbn.nic.in';
