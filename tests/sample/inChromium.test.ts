import { build } from 'esbuild'
import process from 'node:process'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser/openBrowser'
import { order, user } from './entities'
import { inEnglish } from './inEnglish'

const COUNT = 500

test('a browser makes the same bytes as Node, wherever its clocks are', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { inEnglish } from './tests/sample/inEnglish'
        import { order, user } from './tests/sample/entities'
        const sampler = inEnglish({ seed: 'bytes', entities: [user] })
        window.samples = JSON.stringify([sampler.of(user).many(${COUNT}), sampler.of(order).many(${COUNT})])
      `,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"test"' },
  })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ timezoneId: 'Pacific/Auckland', locale: 'ar-EG' })
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const sampler = inEnglish({ seed: 'bytes', entities: [user] })
    const here = JSON.stringify([sampler.of(user).many(COUNT), sampler.of(order).many(COUNT)])
    expect((await page.evaluate('window.samples')) === here).toBe(true)
  } finally {
    await browser.close()
  }
})
