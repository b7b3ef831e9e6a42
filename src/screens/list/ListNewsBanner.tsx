'use client'

import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import type { ListNews } from '../source/listState'

export interface ListNewsBannerProps {
  news: ListNews | undefined
  /** Shows the list as it is now. */
  onShow: () => void
}

/** Says that others have changed the list, whose rows stay where they are until the person wants to see it. */
export function ListNewsBanner({ news, onShow }: ListNewsBannerProps) {
  const { t } = useLocale()
  if (!news) return undefined
  return (
    <Banner
      title={news.added > 0 ? t('list.news', { count: news.added }) : t('list.newsChanged')}
      actions={
        <Button size="small" onClick={onShow}>
          {t('list.newsShow')}
        </Button>
      }
    />
  )
}
