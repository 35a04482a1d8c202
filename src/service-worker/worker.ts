/** The few things of a worker that the types of a page do not know; TypeScript cannot load both kinds of types together. */
export interface WorkerEvent<Data = unknown> extends Event {
  readonly data: Data;
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { get(id: string): Promise<{ url: string } | undefined> };
  addEventListener<Data>(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent<Data>) => void): void;
}

export const worker = self as unknown as WorkerScope;
