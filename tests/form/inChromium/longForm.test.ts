// @vitest-environment node
import { build } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findBrowser, launchArguments } from '../../browser/chromium.mjs'

/** How the form is divided into parts that the browser leaves out while they are out of sight. */
const shapes = ['blocks', 'sections', 'list'] as const

let script: string
let styles: string
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  const folder = import.meta.dirname
  const { outputFiles } = await build({
    entryPoints: [`${folder}/../longFormPage.tsx`, `${folder}/../../../src/styles.css`],
    outdir: '/',
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  script = textOf('.js')
  styles = textOf('.css')
  // As with a screen reader: without one, Chromium tells of nothing that it has not laid out.
  const args = [...launchArguments, '--force-renderer-accessibility']
  browser = await chromium.launch({ executablePath: findBrowser().path, args })
  // A window for all of them: it compiles the script once.
  context = await browser.newContext({ viewport: { width: 800, height: 600 } })
  page = await context.newPage()
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Survey</title><style>${styles}</style><body>`,
    }),
  )
})

afterAll(async () => {
  await browser.close()
})

beforeEach(() => page.emulateMedia({ media: 'screen' }))

async function open(shape: (typeof shapes)[number]) {
  await page.goto(`http://127.0.0.1/${shape}`)
  await page.addScriptTag({ content: script })
  await page.getByRole('button', { name: 'Send' }).waitFor({ state: 'attached' })
}

const question = (number: number) => page.getByRole('textbox', { name: `Question ${number}`, exact: true })

/** Skipped content has no box of its own: the browser says so. */
const isDrawn = (field: Locator) =>
  field.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

const isInWindow = (field: Locator) =>
  field.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Wait until what came into sight has its own height, which takes the browser some frames, and return where the field is. */
const restingTop = (field: Locator) =>
  field.evaluate(async (element) => {
    const place = () => element.getBoundingClientRect().top
    let top = place()
    for (let still = 0; still < 10;) {
      await new Promise(requestAnimationFrame)
      still = place() === top ? still + 1 : 0
      top = place()
    }
    return top
  })

async function expectInSight(field: Locator) {
  await expect.poll(() => isInWindow(field)).toBe(true)
  expect(await isDrawn(field)).toBe(true)
}

describe.each(shapes)('a form much longer than its window, in %s', (shape) => {
  it('draws what is in sight and leaves out what is far away', async () => {
    await open(shape)
    expect(await isDrawn(question(1))).toBe(true)
    expect(await isDrawn(question(120))).toBe(false)
  })

  it('takes the focus where it was never drawn, and comes into sight with it', async () => {
    await open(shape)
    await question(115).focus()
    await expectInSight(question(115))
    await page.keyboard.type('Typed unseen')
    expect(await question(115).inputValue()).toContain('Typed unseen')
    await page.keyboard.press('Shift+Tab')
    await expectInSight(page.locator(':focus'))
  })

  it('is reached from the summary of errors, with every field taller than it was', async () => {
    await open(shape)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('group', { name: 'There is a problem' }).getByRole('link').nth(112).click()
    expect(await question(113).evaluate((field) => field === document.activeElement)).toBe(true)
    await expectInSight(question(113))
  })

  it('stays where it is while fields above turn out taller than was thought', async () => {
    await open(shape)
    await question(100).focus()
    await expectInSight(question(100))
    const top = () => question(100).evaluate((field) => field.getBoundingClientRect().top)
    const before = await restingTop(question(100))
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, -40)
    await expect.poll(async () => Math.round((await top()) - before)).toBe(40)
  })

  it('is printed whole', async () => {
    await open(shape)
    await page.emulateMedia({ media: 'print' })
    expect(await isDrawn(question(60))).toBe(true)
    expect(await isDrawn(question(120))).toBe(true)
  })

  it('is all there for assistive technology, from the start', async () => {
    await open(shape)
    expect(await isDrawn(question(120))).toBe(false)
    const told = await treeOf()
    expect(told.filter(isQuestion)).toHaveLength(120)
    await page.addStyleTag({ content: nothingLeftOut })
    expect(told).toEqual(await treeOf())
  })
})

const nothingLeftOut = '* { content-visibility: visible !important; contain: none !important }'
const isQuestion = (node: string) => node.startsWith('textbox Question')

/** Return what assistive technology is told: roles, names and descriptions, in their order. */
async function treeOf(): Promise<string[]> {
  const session = await context.newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => `${role?.value} ${name?.value ?? ''} ${description?.value ?? ''}`)
    .filter((node) => !/^(?:InlineTextBox|StaticText|LabelText|generic|none|paragraph) /.test(node))
}
