const RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const LOW_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLES = [44_100, 48_000, 32_000]

/** Whether two frames of MP3 follow one another: so it is known without a tag before them. */
export function mp3At(bytes: Uint8Array): boolean {
  const size = frameSize(bytes, 0)
  return size >= 4 && frameSize(bytes, size) > 0
}

/** How long a frame is, which its head says; 0 where there is none. */
function frameSize(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0, last] = bytes.subarray(at, at + 4)
  const rate = third >> 4
  const samples = SAMPLES[(third >> 2) & 3]
  // The third layer alone.
  if (last === undefined || first !== 0xff || (second & 0xe6) !== 0xe2 || rate === 15 || !samples) return 0
  const version = (second >> 3) & 3
  const isFirst = version === 3
  const perSecond = samples / (isFirst ? 1 : version === 2 ? 2 : 4)
  const bits = ((isFirst ? RATES : LOW_RATES)[rate] ?? 0) * 1000
  return Math.floor(((isFirst ? 144 : 72) * bits) / perSecond) + ((third >> 1) & 1)
}
