'use client'

import { StateBadge } from '../../collection/StateBadge'
import { isWide } from '../../collection/ValueBlock'
import { hasToastRegion } from '../../components/toasts'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityLabelOf } from '../../spec/labels/labels'
import { localize } from '../../spec/labels/LocalizedText'
import { isQuietId, isUnspokenId } from '../../spec/entities/quietId'
import { useTitles } from '../../components/useTitles'
import { namesInTemplate, subtitleOf } from '../../spec/entities/titleOf'
import type { DetailScreenProps } from './DetailScreenProps'
import { DetailScreenView } from './DetailScreenView'
import { LateHistory } from './LateHistory'
import { labelIn } from '../product/labelIn'
import { RecordPager } from './RecordPager'
import { isStillToCome } from './isStillToCome'
import { namesInSight, recordSections } from './recordSections'
import { RecordValue } from './RecordValue'
import { useKeepers } from '../action/KeptNote'
import { Referrers } from '../action/Referrers'
import { RelatedLists } from './RelatedLists'
import { TransitionFlow } from '../transition/TransitionFlow'
import { TransitionNews } from '../transition/TransitionNews'
import { useDetailScreen } from './useDetailScreen'
import { withMoreSections } from './withMoreSections'
import { WaitingNews } from '../status/WaitingNews'

export type { DetailScreenProps }

/** One record to read, from its source. */
export function DetailScreen<F extends Fields>(props: DetailScreenProps<F>) {
  const {
    entity: whole,
    source,
    id,
    fields,
    facts: givenFacts,
    values,
    badge,
    lead,
    moreSections = [],
    actions,
    children,
    related = 'all',
    history = 'shown',
    errors: givenErrors,
    onAskAccess,
    onRemoved,
    editHref,
    onEdit,
    duplicateHref,
    onDuplicate,
    openedFrom,
    removal: askedRemoval,
    ...view
  } = props
  const { t, locale } = useLocale()
  const detail = useDetailScreen({
    entity: whole,
    source,
    id,
    errors: givenErrors,
    onAskAccess,
    ...(onRemoved && { onRemoved }),
  })
  const { entity, source: seen, record, transitions, errors, ...more } = detail
  const { canEdit, canRemove, canRestore, canDuplicate, onRemove, isKept, ...state } = more
  const titleIn = useTitles(entity, record && [record])
  const title = record && titleIn(record)
  const { count: keepers, addKeeper } = useKeepers()
  const removal = askedRemoval ?? entity.removal ?? 'asked'
  const startRemoval = () => {
    // Without a way to bring it back, or to say so, it is asked about.
    if (removal === 'undone' && canRestore && hasToastRegion()) state.onConfirmRemoval()
    else onRemove()
  }
  // The badge shows the state already.
  const shownAsBadge = badge ? undefined : entity.states?.field
  const sections = recordSections(entity, record, locale)
  const given =
    fields?.filter((name) => Object.hasOwn(entity.fields, name)) ??
    fieldsOf(entity).filter((name) => !isStillToCome(whole as unknown as Entity, record, name))
  const names = namesInSight(entity, sections, given).filter((name) => name !== shownAsBadge)
  const facts = (givenFacts ?? entity.facts ?? []).filter((name) => names.includes(name))
  return (
    <>
      <DetailScreenView
        {...view}
        {...state}
        errors={errors}
        title={title ?? entityLabelOf(entity, locale)}
        subtitle={
          record &&
          (fields
            ? titleIn(record, 'subtitle')
            : besideTitle(entity, record, titleIn(record, 'subtitle'), locale))
        }
        items={names.map((name) => ({
          id: name,
          label: labelIn(entity, name, locale),
          value:
            record &&
            (values?.[name]?.(record) ?? (
              <RecordValue entity={entity} field={name} record={record} fact={facts.includes(name)} />
            )),
          wide: isWide(entity.fields[name]),
        }))}
        facts={facts}
        sections={withMoreSections(sections, moreSections, record)}
        lead={record && lead?.(record)}
        badge={record && (badge ? badge(record) : <StateBadge entity={entity} record={record} />)}
        transitions={record && transitions.choicesOf(record)}
        news={
          <>
            <WaitingNews entity={entity} queue={state.queue} errors={errors} id={id} />
            <TransitionNews transitions={transitions} errors={errors} />
          </>
        }
        editHref={canEdit ? editHref : undefined}
        onEdit={canEdit ? onEdit : undefined}
        duplicateHref={canDuplicate ? duplicateHref : undefined}
        onDuplicate={canDuplicate ? onDuplicate : undefined}
        pager={
          openedFrom && (
            <RecordPager
              entity={entity}
              source={seen}
              id={id}
              place={openedFrom}
              getHref={openedFrom.getHref}
              onOpen={openedFrom.onOpen}
            />
          )
        }
        actions={record && actions?.(record)}
        removal={removal === 'typed' ? 'typed' : 'asked'}
        restorable={canRestore}
        removalNote={
          <>
            <Referrers entity={entity} id={id} onKept={addKeeper} />
            {isKept && keepers === 0 && <p>{t('detail.otherReferrers')}</p>}
          </>
        }
        removalKept={isKept || keepers > 0}
        history={
          history === 'shown' && record && seen.history ? (
            <LateHistory
              entity={whole}
              source={source}
              id={id}
              errors={errors}
              headingLevel={below(view.headingLevel ?? 1)}
            />
          ) : undefined
        }
        onRemove={canRemove ? startRemoval : undefined}
      >
        {record && children?.(record)}
        {record && related === 'all' && <RelatedLists entity={entity} id={id} errors={errors} />}
      </DetailScreenView>
      <TransitionFlow entity={entity} transitions={transitions} errors={errors} />
    </>
  )
}

/** The level of the headings in the history, whose own is one below the record's. */
const below = (level: 1 | 2 | 3) => Math.min(level + 2, 4) as 3 | 4

function fieldsOf<F extends Fields>(entity: Entity<F>): readonly (keyof F & string)[] {
  return entity.fieldNames.filter(
    (name) =>
      name !== entity.title &&
      // A reference is a link there.
      (name !== entity.subtitle || entity.fields[name]?.kind === 'reference') &&
      name !== entity.version &&
      !isQuietId(entity, name),
  )
}

/** Return the subtitle, and the number that people quote where it would say nothing among the values: "Id 20". */
function besideTitle<F extends Fields>(
  entity: Entity<F>,
  record: object,
  subtitle: string | undefined,
  locale: string,
) {
  const { id, titleTemplate } = entity
  const isInTitle =
    titleTemplate !== undefined && namesInTemplate(localize(titleTemplate, locale)).includes(id)
  const quiet =
    isQuietId(entity, id) && !isUnspokenId(entity, id) && !isInTitle
      ? subtitleOf({ ...entity, subtitle: id }, record, locale)
      : undefined
  const words = [
    subtitle,
    quiet === undefined ? undefined : `${labelIn(entity, id, locale)} ${quiet}`,
  ].filter((one) => one !== undefined)
  return words.length > 0 ? words.join(' · ') : undefined
}
