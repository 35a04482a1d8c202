/** Slower than this, a network is as good as none. */
const PATIENCE_MS = 60_000;

/** A data file of the site, read; 'failed' where the network, the server or the file is at fault. */
export async function fetchData<Data>(
  address: string,
  read: (json: unknown) => Data | Promise<Data>,
): Promise<Data | 'failed'> {
  // AbortSignal.timeout() is younger than many phones.
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { signal: control.signal });
    return response.ok ? await read(await response.json()) : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
