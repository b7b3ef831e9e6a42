import { type ReactNode, StrictMode } from 'react'
import { Gallery } from '../../../src/media/Gallery'
import { Image, type ImageProps } from '../../../src/media/Image'
import type { ImageLoader } from '../../../src/media/imageSources'
import type { GalleryImage } from '../../../src/media/LightboxProps'

export interface ShownImage extends Pick<
  ImageProps,
  'src' | 'width' | 'height' | 'layout' | 'placeholder' | 'priority' | 'retry' | 'retryWait'
> {
  alt?: string
  fallback?: string
  /** Has a file for each width. */
  responsive?: boolean
  /** Far below what is in sight. */
  below?: boolean
  /** How wide the box around it is. */
  box?: number
}

export interface ImagePageProps {
  images?: readonly ShownImage[]
  gallery?: readonly GalleryImage[]
  onStatus?: (line: string) => void
}

/** `/image/now/red-1200x800.png` at 320 is `/image/now/red-320x213.png`. */
const loader: ImageLoader = ({ src, width }) =>
  src.replace(
    /(\d+)x(\d+)/,
    (_, wide: string, high: string) => `${width}x${Math.round((width * Number(high)) / Number(wide))}`,
  )

/** Images as a page has them: one below the other, each in its box, with words after them. */
export function ImagePage({ images = [], gallery, onStatus }: ImagePageProps) {
  return (
    <StrictMode>
      {images.map(({ responsive, below, box, alt = 'A wall', ...props }, place) => {
        const name = `image-${place}`
        return (
          <Box key={name} name={name} below={below} wide={box}>
            <Image
              {...(props as ImageProps)}
              alt={alt}
              loader={responsive ? loader : undefined}
              onStatus={(status) => onStatus?.(`${place} ${status}`)}
            />
          </Box>
        )
      })}
      {gallery && <Gallery label="Walls" images={gallery} />}
      <p>The words after them</p>
    </StrictMode>
  )
}

interface BoxProps {
  name: string
  below: boolean | undefined
  wide: number | undefined
  children: ReactNode
}

/** Its measures stand in the page's own sheet: the policy of some pages allows no others. */
function Box({ name, below, wide, children }: BoxProps) {
  return (
    <div id={name} className={`${below ? 'below' : ''} ${wide ? `wide-${wide}` : ''}`}>
      {children}
    </div>
  )
}
