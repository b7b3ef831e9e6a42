import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Notice } from '../../../src/screens/notifications/Notice'
import { NotificationsButton } from '../../../src/screens/notifications/NotificationsButton'
import { NotificationsScreen } from '../../../src/screens/notifications/NotificationsScreen'
import {
  NotificationsScreenView,
  type NotificationsScreenViewProps,
} from '../../../src/screens/notifications/NotificationsScreenView'
import { StatesSheet } from '../../fixtures/StatesSheet'
import { notices, noticesShown } from './notices'

const meta = preview.meta({
  title: 'Screens/NotificationsScreen/States',
  component: NotificationsScreen as ComponentType<object>,
  tags: ['states', '!autodocs'],
  // The same page stands here many times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

const shown = (given: Partial<NotificationsScreenViewProps>): NotificationsScreenViewProps => ({
  ...noticesShown,
  headingLevel: 3,
  zone: 'Europe/Paris',
  ...given,
})
const [paid, asks, backup] = notices as readonly [Notice, Notice, Notice]

/** A notice, unread and read, with a sentence more and without a link; its link and its mark under a hand. */
export const Links = meta.story({
  render: () => (
    <StatesSheet<NotificationsScreenViewProps>
      part=".sw-NotificationsScreen-title .sw-Link"
      width="page"
      rows={{
        unread: shown({ notices: [asks] }),
        read: shown({ notices: [{ ...paid, read: true }, backup], unread: 0 }),
      }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <NotificationsScreenView {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const part = (name: string, selector: string) =>
      getComputedStyle(canvas.getByRole('group', { name }).querySelector(selector) as HTMLElement)
    const title = '.sw-NotificationsScreen-title'
    const dot = '.sw-NotificationsScreen-dot'
    // Weight tells them apart as well, which colour alone must not.
    const weight = (row: string) => part(`${row}, rest`, `${title} .sw-Link`).fontWeight
    await expect(weight('unread')).not.toBe(weight('read'))
    await expect(part('unread, rest', dot).backgroundColor).not.toBe(part('read, rest', dot).backgroundColor)
    await expect(part('unread, hover', `${title} .sw-Link`).textDecorationColor).not.toBe(
      part('unread, rest', `${title} .sw-Link`).textDecorationColor,
    )
    await expect(part('read, focus', `${title} .sw-Link`).outlineStyle).toBe('solid')
  },
})

/** The parts around the notices: some that wait above, older ones in each of their states, and none at all. */
export const Around = meta.story({
  parameters: { visual: { loading: true } },
  render: () => (
    <StatesSheet<NotificationsScreenViewProps>
      part=".sw-NotificationsScreen-arrived"
      width="page"
      rows={{
        arrived: shown({ notices: [paid], arrived: [asks, backup] }),
        older: shown({ notices: [paid], older: 'there' }),
        olderLoading: shown({ notices: [paid], older: 'loading' }),
        olderFailed: shown({ notices: [paid], older: 'failed' }),
        empty: shown({ status: 'empty', notices: [], unread: 0 }),
        loading: shown({ status: 'loading', notices: [], unread: undefined }),
      }}
      states={{ rest: {} }}
    >
      {(props) => <NotificationsScreenView {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const failed = within(canvas.getByRole('group', { name: 'olderFailed, rest' }))
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The bell in the header of an app: nothing unread, some, and more than fit on it. */
export const Bell = meta.story({
  render: () => (
    <StatesSheet<{ unread: number }>
      part=".sw-IconButton"
      rows={{ read: { unread: 0 }, unread: { unread: 3 }, many: { unread: 1204 } }}
      states={{ rest: {}, hover: {}, pressed: {}, focus: {} }}
    >
      {({ unread }) => <NotificationsButton href="#notifications" unread={unread} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const link = (name: string) =>
      getComputedStyle(within(canvas.getByRole('group', { name })).getByRole('link'))
    await expect(link('unread, hover').backgroundColor).not.toBe(link('unread, rest').backgroundColor)
    await expect(link('read, focus').outlineStyle).toBe('solid')
  },
})
