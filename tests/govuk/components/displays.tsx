import { Badge } from '../../../src/components/Badge'
import { Banner } from '../../../src/components/Banner'
import { Breadcrumbs } from '../../../src/components/Breadcrumbs'
import { Link } from '../../../src/components/Link'
import { draw } from '../fieldProps'
import type { Mapping, Words } from '../Mapping'

interface Step extends Words {
  readonly href?: string
}

export const breadcrumbs: Mapping<{ readonly items: readonly Step[]; readonly labelText?: string }> = {
  draw: ({ items, labelText = 'Breadcrumb' }) => (
    <Breadcrumbs
      label={labelText}
      items={items.map(({ href, ...words }) => ({ href, label: draw(words) }))}
    />
  ),
}

export const tag: Mapping<Words> = {
  draw: (words) => <Badge>{draw(words)}</Badge>,
}

export const backLink: Mapping<Step> = {
  draw: ({ href = '#', text, html }) => <Link href={href}>{draw({ text: text ?? 'Back', html })}</Link>,
}

interface NotificationBannerOptions extends Words {
  readonly type?: string
  readonly titleText?: string
  readonly titleHtml?: string
}

export const notificationBanner: Mapping<NotificationBannerOptions> = {
  draw: ({ type, titleText, titleHtml, ...words }) => {
    const isSuccess = type === 'success'
    const title = { text: titleText ?? (isSuccess ? 'Success' : 'Important'), html: titleHtml }
    return (
      <Banner tone={isSuccess ? 'success' : 'info'} title={draw(title)}>
        {draw(words)}
      </Banner>
    )
  },
}
