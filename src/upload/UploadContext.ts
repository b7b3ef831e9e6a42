'use client'

import { createContext } from 'react'
import type { UploadsOptions } from './Uploads'

/** How files are sent, for all below that takes files. */
export type UploadWays = Pick<UploadsOptions, 'adapter' | 'concurrency' | 'checksum' | 'retryDelays'>

export const UploadContext = createContext<UploadWays>({})
