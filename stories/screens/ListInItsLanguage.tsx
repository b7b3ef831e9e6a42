import { createColumns } from '../../src/collection/createColumns'
import { Button } from '../../src/components/Button'
import { useLocale } from '../../src/internal/locale'
import { ListScreenView, type ListScreenViewProps } from '../../src/screens/list/ListScreenView'
import { entitiesLabelOf, entitiesNounOf, entityNounOf } from '../../src/spec/labels/labels'
import { strike } from '../fixtures/birdstrikes'
import { strikeInArabic } from '../fixtures/birdstrikesInArabic'

const useStrike = () => (useLocale().direction === 'rtl' ? strikeInArabic : strike)

/** The view with the columns of a state, in words, numbers and dates of the language around it. */
export function ListInItsLanguage({ columns, allColumns = columns, ...rest }: ListScreenViewProps<object>) {
  const { locale, t } = useLocale()
  const entity = useStrike()
  const written = createColumns(
    entity,
    allColumns.map(({ id }) => id),
    { sort: entity.fieldNames },
    { locale, t },
  )
  return (
    <ListScreenView
      {...rest}
      title={entitiesLabelOf(entity, locale)}
      noun={entityNounOf(entity, locale)}
      nouns={entitiesNounOf(entity, locale)}
      allColumns={written}
      columns={written.filter(({ id }) => columns.some((column) => column.id === id))}
    />
  )
}

/** The step to a new report. */
export function NewStrike() {
  const { locale, t } = useLocale()
  return (
    <Button variant="primary" href="#new">
      {t('list.create', { entity: entityNounOf(useStrike(), locale) })}
    </Button>
  )
}

/** Buttons for the selected reports. */
export function ExportStrikes() {
  return <Button size="small">{useLocale().direction === 'rtl' ? 'تصدير' : 'Export'}</Button>
}
