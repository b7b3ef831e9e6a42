// @vitest-environment node
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../browser/openBrowser'

/** How an old site speaks of elements by their names, in a layer below the library's. */
const reset = `
  a { color: maroon; font-weight: 700; letter-spacing: 1px; text-decoration: line-through; background: wheat; }
  a, button, summary, label { text-transform: uppercase; }
  button { min-width: 99px; min-height: 55px; margin: 3px; padding: 9px 13px; border: 3px solid; background: wheat; }
  button { border-radius: 3px; box-shadow: 0 0 3px; font: italic 700 19px/2 serif; letter-spacing: 1px; }
  input, select, textarea { width: 100%; height: 51px; margin: 0 0 11px; padding: 6px 9px; border: 3px solid; }
  input, select, textarea { display: block; background: wheat; font: 700 19px/2 serif; box-shadow: 0 0 3px; }
  input[type='checkbox'], input[type='radio'] { width: auto; margin-right: 7px; }
  textarea { min-height: 199px; }
  label { display: block; max-width: 100%; margin-bottom: 5px; font-weight: 700; font-size: 19px; }
  fieldset { min-width: 99px; margin: 0 0 13px; padding: 13px; border: 1px solid; background: wheat; }
  legend { display: block; width: 100%; margin-bottom: 9px; padding: 0 4px; border-bottom: 1px solid; }
  legend { font-weight: 700; text-transform: uppercase; }
  h1, h2, h3, h4, h5, h6 { margin: 21px 0 9px; padding: 3px; border-bottom: 1px solid; letter-spacing: 1px; }
  h1, h2, h3, h4, h5, h6 { color: maroon; font: italic 700 31px/2 serif; text-transform: uppercase; }
  p { max-width: 99px; margin: 0 0 10px; font-size: 19px; text-align: justify; text-indent: 1em; }
  ul, ol, menu { margin: 0 0 10px 25px; padding-left: 9px; list-style: square inside; }
  li { margin-bottom: 5px; padding: 3px; line-height: 2; list-style: square inside; }
  dl { margin: 13px; }
  dt { margin-top: 5px; font-weight: 700; text-transform: uppercase; }
  dd { margin-bottom: 9px; margin-left: 19px; font-weight: 700; }
  table { width: 100%; margin-bottom: 19px; border: 1px solid; border-collapse: collapse; background: wheat; }
  tr { background: wheat; }
  th, td { height: 41px; padding: 4px 9px; border-bottom: 1px solid; vertical-align: top; font-size: 19px; }
  th { background: tan; font-weight: 400; text-align: left; text-transform: uppercase; }
  section, header, footer, nav, main, aside, form, details { margin-bottom: 20px; padding: 3px; background: wheat; }
  figure, figcaption, output, progress, summary { margin: 7px; padding: 3px; font-weight: 700; }
  code, kbd, samp, pre, mark { padding: 3px 5px; border: 1px solid; background: tan; font: 700 19px/2 serif; }
  img, svg, video, canvas { display: block; max-width: 50%; margin: 3px; border: 1px solid; vertical-align: middle; }
`

/** Round on purpose, as a circle or as the end of a line is. */
const round = new Set([
  'sw-AccountMenu-initials',
  'sw-CalendarDay-number',
  'sw-FormSteps-marker',
  'sw-JobList-progress',
  'sw-NotificationsButton-count',
  'sw-NotificationsScreen-dot',
  'sw-RadioGroupField-control',
  'sw-SliderField-thumb',
  'sw-Spinner-dot',
  'sw-SwitchField-control',
])

let browser: Browser
let page: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/theme/everyPartPage.tsx', 'src/styles.css'],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    loader: { '.csv': 'text', '.webp': 'dataurl' },
    // Stories have a `workshop.ts` beside a `Workshop.tsx`, which would be found first.
    resolveExtensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    logLevel: 'error',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  browser = await openBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1200, height: 900 } })
  await page.setContent(`<!doctype html><html lang="en"><title>Every part</title>
    <style>@layer reset, sw;</style>
    <style id="reset" media="not all">@layer reset { ${reset} }</style>
    <style>.part { inline-size: 1100px; margin-block: 24px; }</style>
    <style>${textOf('.css')}</style>
    <body><div id="root"></div></body>`)
  await page.addScriptTag({ content: textOf('.js') })
  await page.locator('.sw-Board-card[data-card]').first().waitFor()
  await page.locator('.sw-ValueTable').first().waitFor()
})

afterAll(() => browser.close())

describe('what a host says of elements, in a layer below,', () => {
  test('changes no part', async () => {
    expect(await page.locator("[class*='sw-']").count()).toBeGreaterThan(2000)
    expect(await leaks('body')).toEqual([])
  })

  test.each([
    ['the calendar of a field', 'Choose from a calendar', '.sw-DateField-popover'],
    ['the columns to choose from', 'Columns', '.sw-ColumnChooser-popover'],
    ['a menu', 'More actions', '.sw-Menu-popover'],
    ['a dialog', 'Ask', '.sw-Dialog-scrim'],
  ])('nor %s', async (_, opener, opened) => {
    await page.getByRole('button', { name: opener, exact: true }).first().click()
    await page.locator(opened).waitFor()
    expect(await leaks(opened)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator(opened).waitFor({ state: 'detached' })
  })
})

describe('the tokens of a host', () => {
  afterEach(() => page.evaluate(() => document.documentElement.removeAttribute('style')))

  test.each([
    ['usually', '', ['100', '200']],
    ['above a high header', '--sw-layer: 1040', ['1040', '1140']],
  ])('a dialog and, above it, messages stand %s', async (_, tokens, layers) => {
    await give(tokens)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.locator('.sw-Dialog-scrim').waitFor()
    const found = await page.evaluate(() =>
      ['.sw-Dialog-scrim', '.sw-ToastRegion'].map(
        (one) => getComputedStyle(document.querySelector(one)!).zIndex,
      ),
    )
    expect(found).toEqual(layers)
    await page.keyboard.press('Escape')
    await page.locator('.sw-Dialog-scrim').waitFor({ state: 'detached' })
  })

  test.each(['0px', '0'])('square corners of %s are square in what is small, too', async (none) => {
    await give(`--sw-radius-control: ${none}; --sw-radius-surface: ${none}`)
    const found = await page.evaluate(() =>
      [...document.querySelectorAll("[class*='sw-']")]
        .filter((element) => /[1-9]/.test(getComputedStyle(element).borderRadius))
        .map((element) =>
          element
            .getAttribute('class')!
            .split(' ')
            .find((name) => name.startsWith('sw-'))!,
        ),
    )
    expect([...new Set(found)].filter((name) => !round.has(name)).sort()).toEqual([])
  })

  test('titles are set in the face of headings, and in that of text until there is one', async () => {
    const titles = () =>
      page.evaluate(() => {
        const headings = "h1[class*='sw-'], h2[class*='sw-'], h3[class*='sw-'], h4[class*='sw-']"
        const legends = '.sw-FieldGroup-legend, .sw-AddressField > .sw-Field-label'
        return [...document.querySelectorAll(`${headings}, ${legends}, .sw-DescriptionList`)].map(
          (element) => [element.className, getComputedStyle(element).fontFamily],
        )
      })
    await give("--sw-font: 'Text'")
    const before = await titles()
    expect(before.length).toBeGreaterThan(40)
    expect(before.filter(([, face]) => face !== 'Text')).toEqual([])
    await give("--sw-font: 'Text'; --sw-font-heading: 'Heading'")
    const after = await titles()
    const others = new Set(after.filter(([, face]) => face !== 'Heading').map(([name]) => name))
    expect([...others].filter((name) => !name?.includes('sw-DescriptionList'))).toEqual([])
  })
})

const give = (tokens: string) =>
  page.evaluate((style) => document.documentElement.setAttribute('style', style), tokens)

/** How each of our elements, and the cells and items within, differ once the host's sheet is there, in words. */
function leaks(within: string): Promise<readonly string[]> {
  return page.evaluate((root) => {
    const ofSides = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
      `margin-${side}`,
      `padding-${side}`,
      `border-${side}-width`,
    ])
    const others =
      'width height min-width min-height max-width display vertical-align color background-color border-radius box-shadow list-style ' +
      'text-decoration-line text-align text-indent text-transform font-family font-size font-weight font-style line-height letter-spacing'
    const properties = [...ofSides, ...others.split(' ')]
    const ours = [
      ...document.querySelectorAll(`${root} [class*='sw-'], ${root} table[class*='sw-'] :is(tr, th, td)`),
    ]
    const read = () =>
      ours.map((element) => {
        const style = getComputedStyle(element)
        return properties.map((property) => style.getPropertyValue(property))
      })
    const sheet = document.querySelector<HTMLStyleElement>('#reset')!
    const before = read()
    sheet.media = 'all'
    const after = read()
    sheet.media = 'not all'
    const found = ours.flatMap((element, at) => {
      const name = element.closest("[class*='sw-']")?.getAttribute('class')
      return properties.flatMap((property, place) => {
        const [usual, given] = [before[at]?.[place], after[at]?.[place]]
        return usual === given ? [] : [`${element.localName} in ${name}: ${property} ${usual} → ${given}`]
      })
    })
    return [...new Set(found)].sort()
  }, within)
}
