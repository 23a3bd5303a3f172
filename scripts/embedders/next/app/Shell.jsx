'use client'
import { TerminalView } from '@terminal-playground/core/react'

export const Shell = () => <TerminalView shell={{ prompt: () => '$ ', run: () => undefined }} />
