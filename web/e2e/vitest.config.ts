import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Pictures are made when they are asked for alone.
    include: [process.env['PICTURES'] ? 'e2e/pictures.ts' : 'e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine answers later.
    expect: { poll: { timeout: 20_000 } },
    // Each file has a server and a browser of its own. While one starts, another can run.
    maxWorkers: 2,
  },
})
