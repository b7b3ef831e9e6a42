// Prints the path of the browser that the tests run in.
import { findBrowser } from './chromium.mjs'

try {
  console.log(findBrowser().path)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
