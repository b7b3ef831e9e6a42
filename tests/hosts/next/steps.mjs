// The steps of a person in an app under Next's App Router. The first page comes from the server.
const heading = (page, name) => page.getByRole('heading', { level: 1, name })
const focused = (locator) => locator.and(locator.page().locator(':focus')).waitFor()
/** The address of a record also says which list it was opened from. */
const at = (page, path) => page.waitForURL((url) => [url.pathname, url.pathname + url.search].includes(path))

export const steps = [
  [
    'sends the frame and the heading with the page, before any script has run',
    async (page) => {
      const html = await (await page.request.get(page.url())).text()
      for (const words of ['Wildlife register', 'Bird strikes', 'Airports']) {
        if (!html.includes(words)) throw new Error(`The page of the server has no “${words}”`)
      }
    },
  ],
  [
    'is taken over by React, and lists what the source holds',
    async (page) => {
      await heading(page, 'Bird strikes').waitFor()
      await page.getByRole('link', { name: 'Canada goose', exact: true }).waitFor()
    },
  ],
  [
    'opens a record, and focus goes to its heading',
    async (page) => {
      await page.evaluate(() => (window.stayed = true))
      await page.getByRole('link', { name: 'Barn owl', exact: true }).click()
      await focused(heading(page, 'Barn owl'))
      await at(page, '/1')
    },
  ],
  [
    'opens its form, saves a change, and shows it',
    async (page) => {
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await focused(heading(page, 'Edit Barn owl'))
      await page.getByRole('textbox', { name: 'Species' }).fill('Great horned owl')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await focused(heading(page, 'Great horned owl'))
      await at(page, '/1')
    },
  ],
  [
    'goes back to the list, which knows of the change, and the page was never loaded anew',
    async (page) => {
      await page.goBack()
      await page.goBack()
      await heading(page, 'Bird strikes').waitFor()
      await page.getByRole('link', { name: 'Great horned owl', exact: true }).waitFor()
      await at(page, '/')
      if (!(await page.evaluate(() => window.stayed))) throw new Error('The page was loaded anew')
    },
  ],
  [
    'goes forward again to the record',
    async (page) => {
      await page.goForward()
      await heading(page, 'Great horned owl').waitFor()
      await page.goBack()
      await heading(page, 'Bird strikes').waitFor()
    },
  ],
  [
    'keeps a search in the address, also when the page is loaded anew',
    async (page) => {
      await page.getByRole('searchbox').fill('gull')
      await at(page, '/?q=gull')
      await page.reload()
      await page.getByRole('link', { name: 'Gull', exact: true }).waitFor()
      if (await page.getByRole('link', { name: 'Canada goose', exact: true }).count())
        throw new Error('The search is forgotten')
    },
  ],
  [
    'is opened at any of its addresses, and says where nothing is',
    async (page) => {
      await page.goto(new URL('/airports/LGA', page.url()).href)
      await heading(page, 'La Guardia').waitFor()
      await page.goto(new URL('/moon/base', page.url()).href)
      await heading(page, 'Page not found').waitFor()
    },
  ],
]
