import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DraftBanner } from '../../src/form/DraftBanner'
import type { Draft } from '../../src/form/useDraft'

const offer = {
  savedAt: new Date('2026-05-12T14:03:00'),
  changedSince: [],
  leftOut: [],
  misfits: [],
}

const draft = (more: Partial<Draft> = {}): Draft => ({
  status: 'offered',
  offer,
  openElsewhere: false,
  restore: fn(() => ['species']),
  discard: fn(),
  ...more,
})

const meta = preview.meta({
  title: 'Form/DraftBanner',
  component: DraftBanner,
  args: { draft: draft(), onRestored: fn() },
})

/** The browser crashed in the middle of a report: what was written is one press away. */
export const Offered = meta.story({
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', { name: /^You left a draft on May 12, 2026/ })
    await userEvent.click(within(news).getByRole('button', { name: 'Restore draft' }))
    await expect(args.draft.restore).toHaveBeenCalledOnce()
    await expect(args.onRestored).toHaveBeenCalledWith(['species'])
    await userEvent.click(within(news).getByRole('button', { name: 'Delete draft' }))
    await expect(args.draft.discard).toHaveBeenCalledOnce()
  },
})

/** Since then a colleague has written about the same bird, and the form asks for other things: the person is told all of it. */
export const OfferedWithReservations = meta.story({
  name: 'Offered with reservations',
  args: {
    draft: draft({
      offer: {
        ...offer,
        changedSince: ['Species', 'Damage'],
        leftOut: ['Photos'],
        misfits: [{ label: 'Shore', text: 'north, behind the reeds' }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed by someone else since then: Species and Damage.')).toBeVisible()
    await expect(canvas.getByText('Not kept on this device, to be filled in again: Photos.')).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Shore: north, behind the reeds')
  },
})

/** The draft is in the form, but for an answer to a question that is not asked any more: it can still be copied. */
export const RestoredInPart = meta.story({
  name: 'Restored in part',
  args: {
    draft: draft({
      status: 'restored',
      offer: { ...offer, misfits: [{ label: 'Shore', text: 'north, behind the reeds' }] },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Shore: north, behind the reeds')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.draft.discard).toHaveBeenCalledOnce()
  },
})

/** The same report is open in two tabs: neither writes over the other. */
export const OpenInAnotherTab = meta.story({
  name: 'Open in another tab',
  args: { draft: draft({ status: 'ready', offer: undefined, openElsewhere: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/another tab too/)
  },
})

/** A private window keeps nothing: better said before than found out after. */
export const NothingIsKept = meta.story({
  name: 'Nothing is kept',
  args: { draft: draft({ status: 'notKept', offer: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/keeps no draft/)
  },
})

/** In Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { draft: draft({ offer: { ...offer, leftOut: ['الصور'] } }) },
})

/** Nothing to decide and nothing to know: nothing is drawn. */
export const Nothing = meta.story({
  args: { draft: draft({ status: 'ready', offer: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})
