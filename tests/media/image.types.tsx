import { Image } from '../../src/media/Image'

/** Props that the compiler takes, and props that it rejects. */
export const taken = [
  <Image src="/gull.jpg" alt="A gull" width={600} height={400} />,
  <Image src="/gull.jpg" alt="" layout="fill" />,
  // @ts-expect-error -- words are required
  <Image src="/gull.jpg" width={600} height={400} />,
  // @ts-expect-error -- so are both measures
  <Image src="/gull.jpg" alt="A gull" width={600} />,
  // @ts-expect-error -- and in a layout that keeps a place by them
  <Image src="/gull.jpg" alt="A gull" layout="full-width" />,
  // @ts-expect-error -- a box that is filled has its own
  <Image src="/gull.jpg" alt="A gull" layout="fill" width={600} height={400} />,
]
