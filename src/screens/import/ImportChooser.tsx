'use client'

import { useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { TextAreaField } from '../../fields/TextAreaField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { FileDrop } from '../../upload/FileDrop'
import type { ImportState } from './importState'

export interface ImportChooserProps extends Pick<ImportState, 'unread' | 'rowCount'> {
  maxRows: number | undefined
  onFile: ((file: File) => void) | undefined
  onText: ((text: string) => void) | undefined
  onSaveTemplate: (() => void) | undefined
}

/** Takes a file, or rows that were copied from a spreadsheet; says why what was chosen cannot be imported. */
export function ImportChooser(props: ImportChooserProps) {
  const { unread, rowCount, maxRows = 0, onFile, onText, onSaveTemplate } = props
  const { t } = useScreenLocale(englishImport)
  const [text, setText] = useState('')
  return (
    <div className="sw-ImportScreen-chooser">
      {unread && (
        <Banner
          tone="danger"
          title={
            unread === 'tooMany'
              ? t('import.tooMany', { count: rowCount, max: maxRows })
              : t(`import.${unread}`)
          }
        >
          {t(`import.${unread}Text`)}
        </Banner>
      )}
      <FileDrop
        label={t('import.chooseFile')}
        hint={t('import.chooseHint')}
        accept={accepted}
        onFiles={([file]) => file && onFile?.(file)}
      />
      <div className="sw-ImportScreen-paste">
        <TextAreaField
          label={t('import.paste')}
          description={t('import.pasteText')}
          rows={4}
          maxRows={12}
          value={text}
          onValueChange={(value) => setText(value ?? '')}
        />
        <div className="sw-ImportScreen-actions">
          <Button onClick={() => onText?.(text)} disabled={text.trim() === ''}>
            {t('import.readText')}
          </Button>
          {onSaveTemplate && (
            <Button variant="quiet" onClick={onSaveTemplate}>
              {t('import.saveTemplate')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const accepted = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain']
