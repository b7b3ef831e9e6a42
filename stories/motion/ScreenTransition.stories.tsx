import preview from '#.storybook/preview'
import { type Ref, useEffect, useRef, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'
import { Button } from '../../src/components/Button'
import { PageHeader } from '../../src/components/PageHeader'
import { MotionContext } from '../../src/motion/MotionContext'
import { MotionProvider } from '../../src/motion/MotionProvider'
import { ScreenTransition } from '../../src/motion/ScreenTransition'
import { opacityOf, playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/ScreenTransition',
  component: ScreenTransition,
  parameters: { motion: 'live' },
  args: { screen: 'list' },
  beforeEach: playSetting,
})

type ScreenName = 'list' | 'report'

interface TwoScreensProps {
  /** Whether a screen that appears takes the focus to its heading. */
  autoFocus: boolean
}

function TwoScreens({ autoFocus }: TwoScreensProps) {
  const [screen, setScreen] = useState<ScreenName>('list')
  return (
    <ScreenTransition screen={screen}>
      {screen === 'list' ? (
        <List open={() => setScreen('report')} />
      ) : (
        <Report back={() => setScreen('list')} autoFocus={autoFocus} />
      )}
    </ScreenTransition>
  )
}

function List({ open }: { open: () => void }) {
  return (
    <PageHeader
      title="Bird strikes"
      description="10,000 reports from 1990 to 2003"
      actions={<Button onClick={open}>Open report 1,204</Button>}
    />
  )
}

function Report({ back, autoFocus }: { back: () => void; autoFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (autoFocus) title.current?.focus()
  }, [autoFocus])
  return <ReportHeader titleRef={title} back={back} />
}

function ReportHeader({ titleRef, back }: { titleRef: Ref<HTMLHeadingElement>; back: () => void }) {
  return (
    <PageHeader
      titleRef={titleRef}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Bird strikes', href: '#strikes' }]} />}
      title="Gull, Detroit Metro"
      description="Struck at 1,500 feet on approach"
      actions={<Button onClick={back}>Back to the list</Button>}
    />
  )
}

/** The new screen can be used at once, while the old one fades out of reach. */
export const ToAnotherScreen = meta.story({
  render: () => (
    <MotionProvider>
      <TwoScreens autoFocus />
    </MotionProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open report 1,204' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gull, Detroit Metro' })).toHaveFocus())
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(canvas.queryByText('Open report 1,204')).not.toBeInTheDocument())
    await waitFor(() => expect(opacityOf(canvas.getByRole('banner').parentElement!)).toBe(1))
  },
})

/** A screen that does not take the focus gets it: it is never left in what fades. */
export const FocusComesAlong = meta.story({
  render: () => (
    <MotionProvider>
      <TwoScreens autoFocus={false} />
    </MotionProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open report 1,204' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(within(document.activeElement as HTMLElement).getByRole('heading')).toHaveTextContent(
        'Gull, Detroit Metro',
      ),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Bird strikes' })).toHaveFocus()
  },
})

/** Where a person asks for reduced motion a screen is there or it is not. */
export const ReducedMotion = meta.story({
  render: () => (
    <MotionProvider>
      <TwoScreens autoFocus />
    </MotionProvider>
  ),
  play: async ({ canvas }) => {
    setting.change(true)
    canvas.getByRole('button', { name: 'Open report 1,204' }).click()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gull, Detroit Metro' })).toBeVisible())
    await expect(opacityOf(canvas.getByRole('banner').parentElement!)).toBe(1)
  },
})

/** Without a `MotionProvider` the screens simply change, and nothing of the animation library is loaded. */
export const WithoutMotion = meta.story({
  render: () => (
    <MotionContext value={undefined}>
      <TwoScreens autoFocus />
    </MotionContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open report 1,204' }))
    await expect(canvas.getByRole('heading', { name: 'Gull, Detroit Metro' })).toHaveFocus()
    await expect(canvas.queryByText('Open report 1,204')).not.toBeInTheDocument()
  },
})

/** Without motion too, a screen that does not take the focus gets it: it is not lost with the screen that had it. */
export const FocusComesAlongWithoutMotion = FocusComesAlong.extend({
  render: () => (
    <MotionContext value={undefined}>
      <TwoScreens autoFocus={false} />
    </MotionContext>
  ),
})
