/** A place in an answer: a JSON Pointer (`/meta/total`, RFC 6901; an empty one is the body), or the name of a header. */
export type Place = string
