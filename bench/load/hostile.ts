import { HOSTILE_KINDS } from '../../tests/support/hostile-kinds.ts';
import { HOSTILE_REQUESTS, type HostileRequest } from '../../tests/support/hostile-requests.ts';
import { rawRequest } from '../../tests/support/raw-request.ts';
import { residentMb, type ServerUnderTest } from './servers.ts';

const REQUESTS = [...HOSTILE_REQUESTS, ...HOSTILE_KINDS];
const AT_ONCE = 50;
const WARM_UP = 0.3;
const SAMPLE_MS = 250;

export interface HostileFigures {
  kinds: number;
  asked: number;
  seconds: number;
  /** Requests that got no answer, or one that is not among the harmless, with what they got. */
  faults: string[];
  startMb: number;
  endMb: number;
  /** How memory grew after the warm-up, by the straight line through all samples. */
  mbPer10k: number;
}

/** Asks every hostile request many times over and watches the memory of the server. */
export async function askHostile(server: ServerUnderTest, times: number): Promise<HostileFigures> {
  const total = REQUESTS.length * times;
  const faults = new Map<string, number>();
  const samples: [asked: number, mb: number][] = [];
  let asked = 0;
  const sampler = setInterval(() => samples.push([asked, residentMb(server.pid)]), SAMPLE_MS);
  const startMb = residentMb(server.pid);
  const start = performance.now();
  const work = async () => {
    while (asked < total) {
      const request = REQUESTS[asked % REQUESTS.length]!;
      asked += 1;
      const fault = await faultOf(server.port, request);
      if (fault !== undefined) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(sampler);
  const settled = samples.slice(Math.floor(samples.length * WARM_UP));
  return {
    kinds: REQUESTS.length,
    asked: total,
    seconds: (performance.now() - start) / 1000,
    faults: [...faults].map(([fault, count]) => `${fault} (${count} times)`),
    startMb,
    endMb: residentMb(server.pid),
    mbPer10k: slope(settled) * 10_000,
  };
}

async function faultOf(port: number, { name, raw, answers }: HostileRequest): Promise<string | undefined> {
  try {
    const { status } = await rawRequest(port, raw, '127.0.0.1');
    return answers.includes(status) ? undefined : `${name}: ${status || 'closed without an answer'}`;
  } catch {
    return `${name}: no answer`;
  }
}

/** The steepness of the straight line that fits best. */
function slope(points: [x: number, y: number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
