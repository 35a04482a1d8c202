/**
 * How long a test waits before it calls something broken. The machine may be many times slower than usual, and other tests keep its
 * cores busy: nothing is held by seconds but that it comes at all.
 */
export const PATIENCE = { testMs: 900_000, expectMs: 120_000 };
