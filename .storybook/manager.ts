import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const dark = matchMedia('(prefers-color-scheme: dark)').matches

const paper = { light: '#ffffff', dark: '#1b1a19' }
const page = { light: '#f8f7f5', dark: '#141312' }
const ink = { light: '#22201d', dark: '#efedea' }
const quiet = { light: '#67635d', dark: '#a8a39b' }
const line = { light: '#e4e1dc', dark: '#33312e' }
const accent = { light: '#2d55b8', dark: '#94b4ff' }
const tone = dark ? 'dark' : 'light'

/** The workbench around the stories: quiet, so that the stories speak. */
addons.setConfig({
  theme: create({
    base: tone,
    brandTitle: 'screenwright',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    appBg: page[tone],
    appContentBg: paper[tone],
    appPreviewBg: paper[tone],
    appBorderColor: line[tone],
    appBorderRadius: 8,
    barBg: paper[tone],
    barTextColor: quiet[tone],
    barSelectedColor: accent[tone],
    barHoverColor: accent[tone],
    colorPrimary: accent[tone],
    colorSecondary: accent[tone],
    textColor: ink[tone],
    textMutedColor: quiet[tone],
    inputBg: paper[tone],
    inputBorder: line[tone],
    inputBorderRadius: 8,
    inputTextColor: ink[tone],
  }),
  sidebar: { showRoots: true },
})
