import { execFileSync } from 'node:child_process';
import { buildDay } from '../../src/lib/build-moment.ts';
import type { DeskState } from '../model/api.ts';
import type { Desk } from './desk.ts';

export function deskState({ drafts, checker, project }: Desk): DeskState {
  return {
    changed: drafts.changed(),
    conflicts: drafts.conflicts().map(({ path }) => path),
    check: checker.state,
    hasGit: hasGit(project),
    today: buildDay(),
  };
}

const known = new Map<string, boolean>();

/** Whether changes can be handed in as commits. */
export function hasGit(project: string): boolean {
  let has = known.get(project);
  if (has === undefined) {
    try {
      has = execFileSync('git', ['rev-parse', '--is-inside-work-tree'], { cwd: project, stdio: 'pipe' }).length > 0;
    } catch {
      has = false;
    }
    known.set(project, has);
  }
  return has;
}
