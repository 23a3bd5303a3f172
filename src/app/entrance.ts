import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lessonInAddress, withTrack } from './appearance.ts'
import type { Track } from './tracks.ts'
import type { Workspace } from './workspace.ts'

/** What shows a track: its mode, its shell, and the lesson that it goes on with. A lesson in the address is found (`?lesson=text-processing`). */
export function useEntrance(workspace: Workspace): (track: Track) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const enter = (track: Track, lesson: string | undefined, replace: boolean): void => {
    const { shell = 'Simple' } = workspace.settings.get()
    const needed = track.shell ?? shell
    workspace.suggestion.reset()
    workspace.choose({ ...workspace.settings.get(), mode: track.mode, shell: needed })
    void navigate({ search: withTrack(search, track.mode, needed) }, { replace })
    if (lesson !== undefined) workspace.keepers[track.mode].seek(lesson)
  }
  const asked = lessonInAddress(search)
  const find = async (name: string): Promise<void> => {
    const { findLesson } = await import('./places.ts')
    const found = findLesson(name)
    if (found) enter(found.track, found.id, true)
    else workspace.notices.say('The lesson in the address does not exist.')
  }
  useEffect(() => {
    if (asked !== undefined) find(asked).catch(() => undefined)
    // it is looked for once
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  return (track) => {
    import('./lesson-of-track.ts')
      .then(({ lessonOf }) => lessonOf(workspace, track))
      .then(
        (lesson) => enter(track, lesson, false),
        () => enter(track, undefined, false),
      )
  }
}
