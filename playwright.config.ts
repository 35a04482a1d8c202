import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4399);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  use: {
    // Pages are looked at as they come from the network; the tests of reading offline allow their worker.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/en/home/`,
    reuseExistingServer: false,
  },
});
