import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Breadcrumbs } from '../../../src/components/Breadcrumbs'
import { late } from '../../../src/components/late'
import {
  LateControlFailure,
  LateDialogFailure,
  LateFailure,
  type LateFailureProps,
} from '../../../src/components/LateFailure'
import { PageHeader } from '../../../src/components/PageHeader'
import { LateScreen } from '../../../src/screens/app/LateScreen'
import { LateScreenFailure } from '../../../src/screens/app/LateScreenFailure'

interface LoadedPageProps {
  /** How the load goes: it takes for ever, or fails so many times before it succeeds. */
  fails: number
  /** Drawn in place of what did not come. */
  failure: (props: LateFailureProps) => ReactNode
}

const breadcrumbs = <Breadcrumbs items={[{ label: 'Airports', href: '#/airports' }]} />

/** A page whose code comes when it is opened, as those of a product do. */
function LoadedPage({ fails, failure }: LoadedPageProps) {
  const [Reports] = useState(() => {
    let left = fails
    return late(async () => {
      if (left === Infinity) await new Promise(() => {})
      left -= 1
      if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
      return Page
    }, failure)
  })
  return (
    <LateScreen title="Reports of Denver" breadcrumbs={breadcrumbs}>
      <Reports />
    </LateScreen>
  )
}

const Page = () => (
  <section className="sw-Screen">
    <PageHeader title="Reports of Denver" breadcrumbs={breadcrumbs} description="128 reports since 1990." />
  </section>
)

const meta = preview.meta({
  title: 'Screens/ProductScreens/Loading',
  component: LoadedPage,
  tags: ['!autodocs'],
  args: { fails: 1, failure: LateScreenFailure },
})

/** While a page's code comes, its heading and the way here stand there. */
export const Coming = meta.story({
  args: { fails: Infinity },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reports of Denver' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Airports' })).toBeVisible()
    await expect(canvas.queryByText('128 reports since 1990.')).toBeNull()
  },
})

/** The network went away before a page had ever been opened: it says so, and nothing else of the app is lost. */
export const PageNotLoaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
})

/** Trying again brings it. */
export const PageLoadedAfterAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('128 reports since 1990.')).toBeVisible()
  },
})

/** A part of a page says it in its place. */
export const PartNotLoaded = meta.story({
  args: { failure: LateFailure },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveFocus()
  },
})

/** The words in the place of a dialog that could not be loaded take the focus, as the dialog would have. */
export const DialogNotLoaded = meta.story({
  args: { failure: LateDialogFailure },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('This could not be loaded')
    await expect(document.activeElement).toContainElement(words)
  },
})

/** Where there is room for a button alone, its name says it. */
export const ControlNotLoaded = meta.story({
  args: { failure: LateControlFailure },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(
      await canvas.findByRole('button', { name: 'This could not be loaded. Try again' }),
    ).toHaveFocus()
  },
})
