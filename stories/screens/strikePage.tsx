import { ValueText } from '../../src/collection/ValueText'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'
import { Badge } from '../../src/components/Badge'
import type { DetailScreenViewProps } from '../../src/screens/record/DetailScreenView'
import { labelOf } from '../../src/spec/labels/labels'
import { type Strike, someStrikes, strike } from '../fixtures/birdstrikes'

/** One real report, with a speed and with costs. */
export const oneStrike: Strike =
  someStrikes.find(({ speed, costTotal }) => speed && costTotal) ?? firstStrike()

function firstStrike(): Strike {
  const [first] = someStrikes
  if (!first) throw new Error('The fixture holds no report')
  return first
}

export const toTheList = <Breadcrumbs items={[{ label: 'Bird strikes', href: '#list' }]} />

export const damageBadge = ({ damage }: Strike) => (
  <Badge tone={damage === 'None' ? 'success' : damage === 'Substantial' ? 'danger' : 'warning'}>
    {damage === 'None' ? 'No damage' : `${damage} damage`}
  </Badge>
)

/** The props that `DetailScreen` gives its view for the report, made by hand. */
export const shownStrike = {
  title: oneStrike.reportId,
  badge: damageBadge(oneStrike),
  breadcrumbs: toTheList,
  items: strike.fieldNames
    .filter((name) => name !== 'reportId' && name !== 'rev')
    .map((name) => ({
      id: name,
      label: labelOf(strike.fields[name], name),
      value: <ValueText entity={strike} field={name} record={oneStrike} />,
    })),
} satisfies Partial<DetailScreenViewProps>
