// An investigator, and then the public, at ten thousand reports.
const heading = (page, name) => page.getByRole('heading', { level: 1, name })
const focused = (locator) => locator.and(locator.page().locator(':focus')).waitFor()
const go = (page, path) => page.goto(new URL(path, page.url()).href)
const actAs = async (page, from, to) => {
  await page.getByRole('button', { name: from, exact: true }).click()
  await page.getByRole('menuitem', { name: to }).click()
  await page.getByRole('button', { name: to, exact: true }).waitFor()
}

export const steps = [
  [
    'lists ten thousand reports, each with its airport by name',
    async (page) => {
      await go(page, '/strikes')
      await heading(page, 'Bird strikes').waitFor()
      await page.getByText('10,000 bird strikes').first().waitFor()
      await page
        .getByRole('link', { name: /NEW ORLEANS/ })
        .first()
        .waitFor()
    },
  ],
  [
    'leads from a report to its airport, and there to all reports of it',
    async (page) => {
      await go(page, '/strikes/BS-00004')
      await heading(page, /^Rock pigeon at NEW ORLEANS/).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: /NEW ORLEANS/ })
        .click()
      await focused(heading(page, /NEW ORLEANS/))
      await page.getByRole('region', { name: 'Bird strikes' }).getByRole('link').first().waitFor()
    },
  ],
  [
    'brings a report from submitted to verified',
    async (page) => {
      await go(page, '/strikes/BS-00004')
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    },
  ],
  [
    'is kept from reopening what is closed, and says why',
    async (page) => {
      await go(page, '/strikes/BS-00002')
      const edit = page.getByRole('link', { name: 'Edit', exact: true })
      await edit.and(page.locator('[aria-disabled="true"]')).waitFor()
      await page.getByText('Only while status is not closed.').waitFor({ state: 'attached' })
    },
  ],
  [
    'shows the public neither operators nor costs, and only what is verified or closed',
    async (page) => {
      await go(page, '/strikes')
      await actAs(page, 'Investigator', 'Visitor')
      await page.getByText('6,000 bird strikes').first().waitFor()
      for (const hidden of ['Operator', 'Cost'])
        if (await page.getByRole('columnheader', { name: hidden }).count())
          throw new Error(`${hidden} is shown`)
      if (await page.getByRole('link', { name: 'Operators' }).count())
        throw new Error('Operators are offered')
    },
  ],
]
