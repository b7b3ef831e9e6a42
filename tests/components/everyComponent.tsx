import { Badge } from '../../src/components/Badge'
import { Banner } from '../../src/components/Banner'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'
import { Button } from '../../src/components/Button'
import { CheckAnswers } from '../../src/components/CheckAnswers'
import { DescriptionList } from '../../src/components/DescriptionList'
import { EmptyState } from '../../src/components/EmptyState'
import { HexView } from '../../src/hex/HexView'
import { IconButton } from '../../src/components/IconButton'
import { Link } from '../../src/components/Link'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { Menu } from '../../src/components/Menu'
import { PageHeader } from '../../src/components/PageHeader'
import { RelativeTime } from '../../src/components/RelativeTime'
import { Skeleton } from '../../src/components/Skeleton'
import { Spinner } from '../../src/components/Spinner'
import { Tabs } from '../../src/components/Tabs'
import { TaskList } from '../../src/components/TaskList'
import { ToastRegion } from '../../src/components/ToastRegion'
import { Tooltip } from '../../src/components/Tooltip'
import { VisuallyHidden } from '../../src/components/VisuallyHidden'
import { ScreenTransition } from '../../src/motion/ScreenTransition'
import type { Example } from '../library/basics'

const gif = new Blob(['GIF89a'])

/** One way to draw each component that stands in the page itself. */
export const everyComponent: readonly Example[] = [
  ['Badge', (common) => <Badge {...common}>Draft</Badge>],
  ['Banner', (common) => <Banner {...common} title="You are offline" onDismiss={() => {}} />],
  ['Breadcrumbs', (common) => <Breadcrumbs {...common} items={[{ label: 'Strikes', href: '#' }]} />],
  ['Button', (common) => <Button {...common}>Save</Button>],
  [
    'Button out of use',
    (common) => (
      <Button {...common} disabledReason="Only drafts can be sent">
        Send
      </Button>
    ),
  ],
  [
    'Button as a link',
    (common) => (
      <Button {...common} href="#new">
        New report
      </Button>
    ),
  ],
  [
    'CheckAnswers',
    (common) => (
      <CheckAnswers
        {...common}
        groups={[{ id: 'flight', items: [{ id: 'airport', label: 'Airport', onChange: () => {} }] }]}
      />
    ),
  ],
  [
    'DescriptionList',
    (common) => <DescriptionList {...common} items={[{ label: 'Speed', value: '300 kn' }]} />,
  ],
  ['EmptyState', (common) => <EmptyState {...common} title="No strikes yet" />],
  ['HexView', (common) => <HexView {...common} blob={gif} label="pixel.gif" />],
  ['HexView of an empty file', (common) => <HexView {...common} blob={new Blob()} label="empty.txt" />],
  ['IconButton', (common) => <IconButton {...common} label="Remove" icon={<svg />} />],
  [
    'Link',
    (common) => (
      <Link {...common} href="#all">
        All reports
      </Link>
    ),
  ],
  ['LocaleProvider', (common) => <LocaleProvider {...common} locale="ar" as="section" />],
  ['Menu', (common) => <Menu {...common} items={[{ id: 'remove', label: 'Remove' }]} />],
  ['PageHeader', (common) => <PageHeader {...common} title="Bird strikes" />],
  ['RelativeTime', (common) => <RelativeTime {...common} value="2026-11-21T14:30:00Z" />],
  ['ScreenTransition', (common) => <ScreenTransition {...common} screen="list" />],
  ['Skeleton', (common) => <Skeleton {...common} lines={2} />],
  ['Spinner', (common) => <Spinner {...common} label="Loading" />],
  [
    'Tabs',
    (common) => (
      <Tabs {...common} label="Report" items={[{ id: 'facts', label: 'Facts', content: 'A gull' }]} />
    ),
  ],
  [
    'TaskList',
    (common) => (
      <TaskList {...common} items={[{ id: 'flight', label: 'The flight', status: 'notStarted' }]} />
    ),
  ],
  ['ToastRegion', (common) => <ToastRegion {...common} />],
  [
    'Tooltip',
    (common) => (
      <>
        <button type="button">AGL</button>
        <Tooltip {...common}>Above ground level</Tooltip>
      </>
    ),
  ],
  ['VisuallyHidden', (common) => <VisuallyHidden {...common}>not given</VisuallyHidden>],
]
