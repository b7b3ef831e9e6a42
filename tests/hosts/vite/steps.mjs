// The steps of a person in the host app, in one sitting.
const heading = (page, name) => page.getByRole('heading', { level: 1, name })
const way = (page) => page.getByRole('navigation', { name: 'You are here' })
const focused = (locator) => locator.and(locator.page().locator(':focus')).waitFor()

export const steps = [
  [
    'lists what the source holds',
    async (page) => {
      await heading(page, 'Bird strikes').waitFor()
      await page.getByRole('link', { name: 'Canada goose', exact: true }).waitFor()
    },
  ],
  [
    'opens a record, and focus goes to its heading',
    async (page) => {
      await page.getByRole('link', { name: 'Barn owl', exact: true }).click()
      await focused(heading(page, 'Barn owl'))
      await page.getByText('140 kn').waitFor()
    },
  ],
  [
    'leads from a record to what it refers to, under an address of its own, and back',
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Denver', exact: true }).click()
      await focused(heading(page, 'Denver'))
      if (new URL(page.url()).pathname !== '/airports/DEN') throw new Error(`It stands at ${page.url()}`)
      await page.goBack()
      await focused(heading(page, 'Barn owl'))
    },
  ],
  [
    'opens its form, filled with the record',
    async (page) => {
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await focused(heading(page, 'Edit Barn owl'))
      await page.getByRole('textbox', { name: 'Species' }).and(page.locator('[value="Barn owl"]')).waitFor()
    },
  ],
  [
    'rejects an empty name and a speed that cannot be, and leads to the first of them',
    async (page) => {
      await page.getByRole('textbox', { name: 'Species' }).fill('')
      await page.getByRole('textbox', { name: 'Speed' }).fill('1,5')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('link', { name: 'Enter species' }).click()
      await focused(page.getByRole('textbox', { name: 'Species' }))
      const speed = await page.getByRole('textbox', { name: 'Speed' }).inputValue()
      if (speed !== '1,5') throw new Error(`The speed was changed from 1,5 to ${speed}`)
    },
  ],
  [
    'saves what was corrected, by keyboard, and shows it',
    async (page) => {
      await page.keyboard.type('Great horned owl')
      await page.getByRole('textbox', { name: 'Speed' }).fill('150')
      await page.keyboard.press('Enter')
      await focused(heading(page, 'Great horned owl'))
      await page.getByText('150 kn').waitFor()
    },
  ],
  [
    'goes back to the list, which knows of the change',
    async (page) => {
      await way(page).getByRole('link', { name: 'Bird strikes' }).click()
      await page.getByRole('link', { name: 'Great horned owl', exact: true }).waitFor()
      if (await page.getByRole('link', { name: 'Barn owl', exact: true }).count())
        throw new Error('The list shows the old name')
    },
  ],
  [
    'makes a new record',
    async (page) => {
      await page.getByRole('link', { name: 'New bird strike' }).click()
      await page.getByRole('textbox', { name: 'Species' }).fill('Red-tailed hawk')
      await page.getByRole('textbox', { name: 'Month' }).focus()
      await page.keyboard.type('05042001')
      await page.getByRole('combobox', { name: 'Airport' }).fill('Denv')
      await page.getByRole('option', { name: 'Denver' }).click()
      await page.getByRole('radio', { name: 'Minor' }).check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await focused(heading(page, 'Red-tailed hawk'))
      await page.getByText('May 4, 2001').waitFor()
    },
  ],
  [
    'removes it at once, and says how to bring it back',
    async (page) => {
      await page.getByRole('button', { name: 'Remove' }).click()
      await heading(page, 'Bird strikes').waitFor()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await page.getByRole('link', { name: 'Canada goose', exact: true }).waitFor()
      if (await page.getByRole('link', { name: 'Red-tailed hawk', exact: true }).count())
        throw new Error('It is still listed')
    },
  ],
  [
    'keeps a search in the address, also when the page is loaded anew',
    async (page) => {
      await page.getByRole('searchbox').fill('gull')
      await page.waitForURL('**/?q=gull')
      await page.reload()
      await page.getByRole('link', { name: 'Gull', exact: true }).waitFor()
      if (await page.getByRole('link', { name: 'Canada goose', exact: true }).count())
        throw new Error('The search is forgotten')
      if ((await page.title()) !== 'Bird strikes · Wildlife register')
        throw new Error(`The window is called ${await page.title()}`)
    },
  ],
  [
    'is opened at any of its addresses',
    async (page) => {
      await page.goto(new URL('/airports/LGA', page.url()).href)
      await heading(page, 'La Guardia').waitFor()
      await page.getByRole('link', { name: 'Airports', exact: true }).first().waitFor()
    },
  ],
]
