'use client'

import Upload from 'lucide-react/icons/upload'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'

/** Leads to where records are imported from a file. */
export function ImportLink({ href }: { href: string }) {
  const { t } = useLocale()
  return (
    <Button href={href} icon={<Upload className="sw-icon" />}>
      {t('import.button')}
    </Button>
  )
}
