'use client'

import { useId } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Summary } from '../../components/Summary'
import { CheckboxField } from '../../fields/CheckboxField'
import type { ChoiceOption } from '../../fields/ChoiceOption'
import { RadioGroupField } from '../../fields/RadioGroupField'
import { SelectField } from '../../fields/SelectField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { unitList } from '../../messages/listText'
import { writeNumber } from '../../messages/writeNumber'
import { type Delimiter, delimiters } from './csvDialect'
import { type DateOrder, dateOrders } from './dateOrder'
import { type Encoding, encodings } from './decodeText'
import { numberLocales } from './guessNumbers'
import type { ImportColumn, ImportState } from './importState'

export interface ImportMappingHandlers {
  /** Called with the field that a column is to fill, by the column's place; with nothing where it is left out. */
  onFieldChange?: ((column: number, field: string | undefined) => void) | undefined
  /** Called with the order in which the days of a column are written. */
  onDateOrderChange?: ((column: number, order: DateOrder | undefined) => void) | undefined
  /** Called with whether the first line names the columns. */
  onHasHeaderChange?: ((hasHeader: boolean) => void) | undefined
  /** Called with the encoding of the file. */
  onEncodingChange?: ((encoding: Encoding) => void) | undefined
  /** Called with the sign between the cells. */
  onDelimiterChange?: ((delimiter: Delimiter) => void) | undefined
  /** Called with a locale that writes numbers as the file does. */
  onNumbersChange?: ((locale: string) => void) | undefined
  /** Called with the field by which rows are put together; with nothing where each row is a record. */
  onGroupByChange?: ((field: string | undefined) => void) | undefined
  /** Called with what becomes of records that are there. */
  onExistingChange?: ((existing: 'update' | 'skip') => void) | undefined
  /** Called to validate the rows, before anything is imported. */
  onCheck?: (() => void) | undefined
  /** Called to begin with another file. */
  onStartOver?: (() => void) | undefined
}

export interface ImportMappingProps extends ImportMappingHandlers {
  state: ImportState
  /** The fields that can be filled, by name and label. */
  fields: readonly ChoiceOption[]
  headingLevel: 2 | 3 | 4
}

/** Says which column fills which field, and how the file is written: guessed, and open to be changed. */
export function ImportMapping(props: ImportMappingProps) {
  const {
    state,
    fields,
    headingLevel,
    onFieldChange,
    onDateOrderChange,
    onGroupByChange,
    onExistingChange,
    onCheck,
    onStartOver,
  } = props
  const { columns, missing, gap, matchBy, groupBy, groupable, existing, canUpdate } = state
  const { t, locale } = useScreenLocale(englishImport)
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const labelOf = (name: string) => fields.find(({ value }) => value === name)?.label ?? name
  const missed = unitList(missing.map(labelOf), locale, 'short')
  return (
    <div className="sw-ImportScreen-mapping">
      <ImportDialect {...props} />
      <section className="sw-ImportScreen-section" aria-labelledby={headingId}>
        <Heading className="sw-ImportScreen-heading" id={headingId}>
          {t('import.column')}
        </Heading>
        <p className="sw-ImportScreen-text">{t('import.columnText')}</p>
        <ul className="sw-ImportScreen-columns">
          {columns.map((column, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name, and none moves
            <li key={place} className="sw-ImportScreen-column">
              <SelectField
                label={<bdi>{column.header}</bdi>}
                description={samplesOf(column)}
                emptyLabel={t('import.unused')}
                options={fields}
                value={column.field ?? null}
                warning={column.confidence === 'likely' ? t('import.guessed') : undefined}
                onValueChange={(value) => onFieldChange?.(place, value ?? undefined)}
              />
              {column.asksOrder && (
                <SelectField
                  label={t('import.dateOrder', { column: column.header })}
                  required
                  options={dateOrders.map((order) => ({
                    value: order,
                    label: t(`import.dateOrder.${order}`),
                  }))}
                  value={column.dateOrder ?? null}
                  onValueChange={(value) =>
                    onDateOrderChange?.(place, (value ?? undefined) as DateOrder | undefined)
                  }
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      {groupable.length > 0 && (
        <SelectField
          label={t('import.groupBy')}
          description={t('import.groupByText')}
          emptyLabel={t('import.groupByNone')}
          options={fields.filter(({ value }) => groupable.includes(value))}
          value={groupBy ?? null}
          onValueChange={(value) => onGroupByChange?.(value ?? undefined)}
        />
      )}
      {matchBy !== undefined && canUpdate && (
        <RadioGroupField
          label={t('import.existing')}
          description={t('import.existingText', { label: labelOf(matchBy) })}
          options={[
            { value: 'update', label: t('import.updateThem') },
            { value: 'skip', label: t('import.skipThem') },
          ]}
          value={existing}
          onValueChange={(value) => value && onExistingChange?.(value as 'update' | 'skip')}
        />
      )}
      {missing.length > 0 && (
        <Banner tone="warning" title={t('import.missing', { fields: missed })}>
          {t('import.missingText')}
        </Banner>
      )}
      <div className="sw-ImportScreen-actions">
        <Button
          variant="primary"
          onClick={onCheck}
          {...(gap !== undefined && { disabledReason: t(`import.gap.${gap}`) })}
        >
          {t('import.check')}
        </Button>
        <Button onClick={onStartOver}>{t('import.chooseOther')}</Button>
      </div>
    </div>
  )
}

/** How the file is written: what is guessed right needs no look. */
function ImportDialect(props: ImportMappingProps) {
  const { onHasHeaderChange, onEncodingChange, onDelimiterChange, onNumbersChange } = props
  const { fileName, rowCount, hasHeader, encoding, delimiter, numbers, hasNumbers } = props.state
  const { t, locale } = useScreenLocale(englishImport)
  const ways = new Map([locale, numbers, ...numberLocales].map((one) => [writeNumber(12345.6, one), one]))
  const shownNumbers = writeNumber(12345.6, numbers)
  return (
    <section className="sw-ImportScreen-section">
      <p className="sw-ImportScreen-file">
        {fileName !== undefined && <bdi className="sw-ImportScreen-fileName">{fileName}</bdi>}
        {t('import.read', { count: rowCount })}
      </p>
      <CheckboxField
        label={t('import.hasHeader')}
        value={hasHeader}
        onValueChange={(value) => onHasHeaderChange?.(value)}
      />
      <details className="sw-ImportScreen-dialect">
        <Summary className="sw-ImportScreen-summary">{t('import.written')}</Summary>
        <div className="sw-ImportScreen-dialectFields">
          <SelectField
            label={t('import.delimiter')}
            required
            options={delimiters.map((sign) => ({
              value: sign,
              label: t(`import.delimiter.${delimiterNames[sign]}`),
            }))}
            value={delimiter}
            onValueChange={(value) => value && onDelimiterChange?.(value as Delimiter)}
          />
          {fileName !== undefined && (
            <SelectField
              label={t('import.encoding')}
              required
              options={encodings.map((name) => ({
                value: name,
                label: name.toUpperCase().replace('WINDOWS', 'Windows'),
              }))}
              value={encoding}
              onValueChange={(value) => value && onEncodingChange?.(value as Encoding)}
            />
          )}
          {hasNumbers && (
            <SelectField
              label={t('import.numbers')}
              required
              options={[...ways.keys()].map((text) => ({ value: text, label: text }))}
              value={shownNumbers}
              onValueChange={(value) => onNumbersChange?.(ways.get(value ?? '') ?? numbers)}
            />
          )}
        </div>
      </details>
    </section>
  )
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const

/** Some values by which a person knows a column again. */
function samplesOf({ samples }: ImportColumn) {
  const shown = [...new Set(samples)].slice(0, 3)
  if (shown.length === 0) return undefined
  return (
    <span className="sw-ImportScreen-samples">
      {shown.map((text) => (
        <bdi key={text} className="sw-ImportScreen-sample">
          {text}
        </bdi>
      ))}
    </span>
  )
}
