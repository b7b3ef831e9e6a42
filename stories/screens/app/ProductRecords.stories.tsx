import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { entityScreens, type EntityScreensOptions } from '../../../src/spec/product/entityScreens'
import { airport, register, report } from '../../product/register'
import { registerSources } from '../../product/registerSources'
import { useMemoryRouter } from '../../product/useMemoryRouter'

interface RecordsProps extends Pick<EntityScreensOptions, 'editIn' | 'openIn'> {
  /** The address at first. */
  start: string
  role?: string
}

function Records({ start, role = 'investigator', ...options }: RecordsProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(() => registerSources())
  const product = {
    ...register,
    screens: {
      ...entityScreens(report, { base: '/strikes', ...options }),
      ...entityScreens(airport, { base: '/airports', ...options }),
    },
  }
  return (
    <ProductProvider product={product} sources={sources} role={role} router={router}>
      <AppFrame name="Register">
        <ProductScreens getDocumentTitle={(title) => title} />
      </AppFrame>
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/ProductScreens/Records',
  component: Records,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { start: '/strikes?status.is=submitted&sort=species' },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** Wait until all has come in: it moves at first. */
const arrived = () => waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
/** A dialog is loaded when it is asked for: only a play, which speaks English, waits for it. */
const played = ['light', 'dark', 'narrow']

/** An investigator goes through the submitted reports, one after another, without going back to the list. */
export const FromTheList = meta.story({
  name: 'From the list to the next',
  parameters: { visual: { until: '.sw-RecordPager-place', modes: played } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader')
    await userEvent.click(within(first!).getByRole('link'))
    await expect(await canvas.findByText(/^1 of \d+$/)).toBeVisible()
    const back = canvas.getByRole('button', { name: 'Previous bird strike' })
    await expect(back).toHaveAccessibleDescription('This is the first of the list.')
    await userEvent.click(canvas.getByRole('link', { name: 'Next bird strike' }))
    await expect(await canvas.findByText(/^2 of \d+$/)).toBeVisible()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  },
})

/** A record changes in a drawer over its page. Closed, focus goes back to where it came from. */
export const DrawerCloses = meta.story({
  args: { start: '/airports/laguardia-ny', editIn: 'drawer' },
  parameters: { visual: { skip: 'it is the page of a record at the end' } },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('link', { name: 'Edit' })
    await userEvent.click(edit)
    const drawer = await screen.findByRole('dialog', { name: 'Edit LaGuardia NY' })
    const cancel = await within(drawer).findByRole('button', { name: 'Cancel' })
    await arrived()
    await userEvent.click(cancel)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(edit).toHaveFocus())
  },
})

/** The address of a form: after a reload it stands over the record as before. */
export const InADrawer = meta.story({
  args: { start: '/airports/laguardia-ny/edit', editIn: 'drawer' },
  parameters: { visual: { until: '.sw-Drawer .sw-FormScreen input', modes: played } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Edit LaGuardia NY' })
    await expect(await within(drawer).findByRole('textbox', { name: 'State' })).toHaveValue('New York')
  },
})

/** A new record in a dialog over the list. */
export const InADialog = meta.story({
  args: { start: '/airports/new', editIn: 'dialog' },
  parameters: { visual: { until: '.sw-Dialog .sw-FormScreen input', modes: played } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New airport' })
    const next = await within(dialog).findByRole('button', { name: 'Save and new' })
    await expect(next).toBeVisible()
    // As at the end of any dialog, what saves stands last; Enter still saves, and begins no other.
    const placeOf = (button: Element) =>
      button.getBoundingClientRect().left * (getComputedStyle(dialog).direction === 'rtl' ? -1 : 1)
    const save = within(dialog).getByRole('button', { name: 'Save' })
    await expect(placeOf(save)).toBeGreaterThan(placeOf(next))
    await expect(placeOf(next)).toBeGreaterThan(
      placeOf(within(dialog).getByRole('button', { name: 'Cancel' })),
    )
    await expect(dialog.querySelector('[type=submit]')).toBe(save)
  },
})

/** Another record like this one: what belongs to that one alone is not in the form. */
export const Duplicate = meta.story({
  args: { start: '/airports/laguardia-ny' },
  parameters: { visual: { until: '.sw-FormScreen input', modes: played } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Duplicate' }))
    await heading('Duplicate LaGuardia NY')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('LaGuardia NY')
  },
})

/** A record beside its list: the next row is looked at with the list in sight, and Escape closes it. */
export const Peek = meta.story({
  args: { openIn: 'peek' },
  parameters: { visual: { until: '.sw-RecordPager-place', modes: ['light', 'dark'] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(document.body)
    const [first, second] = await canvas.findAllByRole('rowheader')
    await userEvent.click(within(first!).getByRole('link'))
    await expect(await page.findByText(/^1 of \d+$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open as a page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/strikes\/BS-\d+\?/),
    )
    if (!canvasElement.querySelector('.sw-RecordPeek')) return
    await expect(await heading('Bird strikes')).toBeVisible()
    await userEvent.click(within(second!).getByRole('link'))
    await expect(await page.findByText(/^2 of \d+$/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close panel' }))
    await waitFor(() => expect(canvasElement.querySelector('.sw-RecordPeek')).toBeNull())
    await expect(within(second!).getByRole('link')).toHaveFocus()
    await userEvent.click(within(second!).getByRole('link'))
    await expect(await page.findByText(/^2 of \d+$/)).toBeVisible()
  },
})

/** On a phone there is no room beside the list: the record comes in a drawer over it. */
export const PeekOnAPhone = meta.story({
  args: { openIn: 'peek' },
  globals: { viewport: { value: 'narrow' } },
  parameters: { visual: { modes: ['narrow', 'narrow-dark'] } },
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('rowheader')
    await userEvent.click(within(second!).getByRole('link'))
    const drawer = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(drawer.getByText(/^2 of \d+$/)).toBeVisible())
    await arrived()
    const toPage = drawer.getByRole('link', { name: 'Open as a page' })
    await expect(toPage).toBeVisible()
    // In one row: the way to the page, the place in the list, and the button that closes it.
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    const close = middleOf(drawer.getByRole('button', { name: 'Close' }))
    await expect(Math.abs(middleOf(toPage) - close)).toBeLessThan(2)
    await expect(Math.abs(middleOf(drawer.getByText(/^2 of \d+$/)) - close)).toBeLessThan(2)
  },
})
