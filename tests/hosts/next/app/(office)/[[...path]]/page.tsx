/** Every path below is a page; what is on it the layout draws, which stays from one to the next. */
export default function Page() {
  return null
}
