/** The contrast between two tokens as the browser draws them here and now, by the formula of WCAG. */
export function measureContrast(within: Element, one: string, other: string): number {
  const [a, b] = [luminanceOf(within, one), luminanceOf(within, other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminanceOf(within: Element, token: string): number {
  const probe = document.createElement('span')
  probe.style.color = `var(--sw-${token})`
  within.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const [red = 0, green = 0, blue = 0] = pixelOf(color).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function pixelOf(color: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
}

function linear(level: number): number {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
