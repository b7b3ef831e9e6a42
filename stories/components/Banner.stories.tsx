import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Banner, type BannerProps } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { type Announcements, recordAnnouncements } from '../fixtures/recordAnnouncements'

const meta = preview.meta({ title: 'Components/Banner', component: Banner })

/** Something to know. */
export const Info = meta.story({
  args: { title: 'This list is from 2003', children: 'Later strikes are in the database of the FAA.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'This list is from 2003' })).toBeVisible()
  },
})

const notSent: BannerProps = {
  tone: 'danger',
  title: 'The report was not sent',
  children: (
    <>
      <p>The server did not answer.</p>
      <p>What you entered is still here.</p>
    </>
  ),
  actions: <Button size="small">Try again</Button>,
  onDismiss: () => {},
}

/** Each piece of news is announced once, title and text, without its buttons; the same news later is news again. */
export const Announced = meta.story({
  render: function Announced() {
    const [news, setNews] = useState<BannerProps>()
    const [count, setCount] = useState(0)
    return (
      <div>
        <Button onClick={() => setNews(notSent)}>Send</Button>
        <Button onClick={() => setNews({ tone: 'success', title: 'Sent' })}>Send again</Button>
        <Button onClick={() => setCount(count + 1)}>Draw again</Button>
        <Button onClick={() => setNews(undefined)}>Go on</Button>
        {news && <Banner {...news} data-count={count} />}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const announcements = recordAnnouncements()
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const failed = 'The report was not sent. The server did not answer. What you entered is still here.'
    await press('Send')
    await waitFor(() => expect(announcements.heard).toEqual([failed]))
    await press('Draw again')
    await press('Send again')
    await waitFor(() => expect(announcements.heard).toEqual([failed, 'Sent']))
    await press('Go on')
    await press('Send again')
    await waitFor(() => expect(announcements.heard).toEqual([failed, 'Sent', 'Sent']))
    announcements.stop()
  },
})

/** A decision takes the focus. That reads it, so that it is not announced as well. */
export const TakesTheFocus = meta.story({
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  args: {
    autoFocus: true,
    tone: 'warning',
    title: 'Two reports are about this strike',
    children: 'Keep one of them.',
    actions: <Button size="small">Keep this one</Button>,
  },
  beforeEach: () => {
    heard = recordAnnouncements()
    return () => heard?.stop()
  },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('group', { name: 'Two reports are about this strike' })
    await waitFor(() => expect(news).toHaveFocus())
    await expect(news).toHaveAccessibleDescription('Keep one of them.')
    await expect(heard?.heard).toEqual([])
  },
})

let heard: Announcements | undefined

/** It worked. */
export const Success = meta.story({
  args: {
    tone: 'success',
    title: 'Report sent',
    children: 'You will hear from the airport within two days.',
  },
})

/** Something needs care, and can wait a moment. */
export const Warning = meta.story({
  args: { tone: 'warning', title: 'You are offline', children: 'What you enter is kept on this device.' },
})

/** Something did not work; the words say what to do. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'The report was not saved',
    children: 'The server did not answer. What you entered is still here.',
    actions: <Button size="small">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'The report was not saved' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** A person can put it away. */
export const Dismissible = meta.story({
  args: { title: 'New: photos of the damage can be added', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

/** One sentence needs no title. */
export const OneSentence = meta.story({
  args: { tone: 'warning', children: '2,836 of these reports do not say how fast the aircraft was.' },
})

/** Long words stay within. */
export const LongText = meta.story({
  args: {
    tone: 'danger',
    title: 'Somebody else has changed this report while you were editing it',
    children:
      'Compare both versions and keep what is right. Your own changes to the species, the height above ground and the costs of repair are still in the form; nothing has been sent.',
    actions: (
      <>
        <Button size="small">Compare</Button>
        <Button size="small" variant="quiet">
          Keep mine
        </Button>
      </>
    ),
    onDismiss: () => {},
  },
})

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    tone: 'warning',
    title: 'أنت غير متصل بالإنترنت',
    children: 'ما تدخله محفوظ على هذا الجهاز.',
    onDismiss: () => {},
  },
})
