import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { arabic } from '../../src/words/arabic'

const meta = preview.meta({ title: 'Components/LocaleProvider', component: LocaleProvider })

/** A part of a page in another language, with its direction on an element of its own. */
export const PartOfAPage = meta.story({
  args: {
    locale: 'ar',
    words: arabic,
    as: 'section',
    children: <Banner title="تم إرسال البلاغ" tone="success" onDismiss={() => {}} />,
  },
  play: async ({ canvas }) => {
    const dismiss = canvas.getByRole('button', { name: arabic['banner.dismiss'] as string })
    await expect(dismiss.closest('section')).toHaveAttribute('dir', 'rtl')
    await expect(dismiss.closest('section')).toHaveAttribute('lang', 'ar')
  },
})

/** A host's own words for one of the library's texts. */
export const OwnWords = meta.story({
  args: {
    words: { 'banner.dismiss': 'Got it' },
    children: <Banner title="Photos can be added now" onDismiss={() => {}} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Got it' })).toBeVisible()
  },
})
