'use client'

import Copy from 'lucide-react/icons/copy'
import { useId } from 'react'
import { Button } from '../components/Button'
import { HexSelect } from './HexSelect'
import type { HexFormat } from './hexCopy'
import { useHexLocale } from './useHexLocale'

export interface HexViewCopyProps {
  format: HexFormat
  onFormatChange: (format: HexFormat) => void
  onCopy: () => void
  /** Whether it is being read and copied. */
  pending: boolean
  /** Why nothing can be copied now. */
  reason: string | undefined
}

/** Copies what is selected, as it is chosen here; Control+C in the grid does the same. */
export function HexViewCopy({ format, onFormatChange, onCopy, pending, reason }: HexViewCopyProps) {
  const { t } = useHexLocale()
  const id = useId()
  return (
    <div className="sw-HexView-copy">
      <label className="sw-HexView-label" htmlFor={id}>
        {t('hex.copyAs')}
      </label>
      <div className="sw-HexView-controls">
        <HexSelect
          id={id}
          value={format}
          onChange={(event) =>
            onFormatChange(formats.find((one) => one === event.currentTarget.value) ?? 'hex')
          }
        >
          {formats.map((one) => (
            <option key={one} value={one}>
              {t(`hex.${one}`)}
            </option>
          ))}
        </HexSelect>
        <Button
          size="small"
          icon={<Copy className="sw-icon" />}
          pending={pending}
          disabledReason={reason}
          onClick={onCopy}
        >
          {t('hex.copy')}
        </Button>
      </div>
    </div>
  )
}

const formats: readonly HexFormat[] = ['hex', 'base64', 'text']
