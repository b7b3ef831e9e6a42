'use client'

import Download from 'lucide-react/icons/download'
import { Button, type ButtonProps } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import type { useExport } from './useExport'

export interface ExportButtonProps {
  exporting: ReturnType<typeof useExport>
  size?: ButtonProps['size'] | undefined
}

/** Begins the export, and stops it while it is under way. */
export function ExportButton({ exporting, size }: ExportButtonProps) {
  const { t } = useLocale()
  const { status, count, onExport, onStop } = exporting
  const isRunning = status === 'running'
  return (
    <Button size={size} icon={<Download className="sw-icon" />} onClick={isRunning ? onStop : onExport}>
      {isRunning ? t('export.running', { done: count }) : t('export.button')}
    </Button>
  )
}
