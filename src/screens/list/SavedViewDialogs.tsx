'use client'

import { useId, useState } from 'react'
import { Button } from '../../components/Button'
import { ConfirmDialog } from '../../components/ConfirmDialog'
import { Dialog } from '../../components/Dialog'
import { EntityField } from '../../form/EntityField'
import { Form } from '../../form/Form'
import { useEntityForm } from '../../form/useEntityForm'
import { useLocale } from '../../internal/locale'
import type { Translate } from '../../messages/createTranslator'
import { defineEntity } from '../../spec/entities/defineEntity'
import { boolean } from '../../spec/fields/kinds/boolean'
import { text } from '../../spec/fields/kinds/text'
import { rule } from '../../spec/rules/crossFieldRule'
import { savedView } from '../../spec/product/savedView'
import { problemMessages } from '../product/problemMessages'
import type { ListViews } from './useListViews'

/** The dialogs of the menu of views: to name a view, or to remove it. */
export function SavedViewDialogs({ views }: { views: ListViews }) {
  const { question, onAnswered, problem, onProblemRead } = views
  const { t } = useLocale()
  const form = useId()
  const renamed = question?.asks === 'name' ? question.view : undefined
  return (
    <>
      <Dialog
        open={question?.asks === 'name'}
        onOpenChange={onAnswered}
        size="small"
        initialFocus="field"
        title={t(renamed ? 'views.renameTitle' : 'views.saveTitle')}
        actions={
          <>
            <Button onClick={onAnswered}>{t('dialog.cancel')}</Button>
            <Button type="submit" form={form} variant="primary">
              {t(renamed ? 'views.renameButton' : 'views.saveButton')}
            </Button>
          </>
        }
      >
        <NameForm form={form} views={views} />
      </Dialog>
      {question?.asks === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={onAnswered}
          title={t('views.removeTitle', { name: question.view.name })}
          confirmLabel={t('views.removeButton')}
          danger
          onConfirm={() => views.onRemove(question.view)}
        >
          {question.view.shared ? t('views.removeShared') : t('views.removeOwn')}
        </ConfirmDialog>
      )}
      <Dialog
        open={problem !== undefined}
        onOpenChange={onProblemRead}
        size="small"
        title={t('views.notSaved')}
        actions={<Button onClick={onProblemRead}>{t('dialog.close')}</Button>}
      >
        {problem && problemMessages(problem, t)}
      </Dialog>
    </>
  )
}

/** The name of a view, and whether others see it. It begins anew each time it is asked for. */
function NameForm({ form, views }: { form: string; views: ListViews }) {
  const { question, mayShare } = views
  const { t } = useLocale()
  const renamed = question?.asks === 'name' ? question.view : undefined
  const asksToShare = !renamed && mayShare
  const [entity] = useState(() =>
    nameEntity(
      views.views.flatMap(({ name, id }) => (id === renamed?.id ? [] : [name])),
      t,
    ),
  )
  const store = useEntityForm(entity, {
    defaultValues: { name: renamed?.name ?? '' },
    async onSubmit({ name, shared }) {
      if (renamed) await views.onRename(renamed, name)
      else await views.onSaveAs(name, shared === true)
      views.onAnswered()
    },
  })
  return (
    <Form store={store} id={form} errorSummary={false} className="sw-SavedViews-form">
      <EntityField entity={entity} name="name" />
      {asksToShare && <EntityField entity={entity} name="shared" />}
    </Form>
  )
}

/** Two views of one name could not be told apart. */
function nameEntity(taken: readonly string[], t: Translate) {
  const known = new Set(taken)
  return defineEntity({
    name: 'view',
    labels: savedView.labels,
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      name: text({ label: t('views.name'), required: true, maxLength: 80 }),
      shared: boolean({ label: t('views.shareField'), default: false }),
    },
    rules: [
      rule({
        at: ['name'],
        validate: ({ name }) => (known.has(String(name).trim()) ? t('views.nameTaken') : undefined),
      }),
    ],
  })
}
