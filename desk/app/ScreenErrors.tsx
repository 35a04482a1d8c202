import { Component, type ReactNode } from 'react';
import { SHELL } from '../words/shell.ts';

/** Keeps the frame alive when a screen breaks. */
export class ScreenErrors extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert">
        <h1>{SHELL.broken.en}</h1>
        <p lang="hi">{SHELL.broken.hi}</p>
        <p>
          <a href={location.href}>
            {SHELL.reload.en} · <span lang="hi">{SHELL.reload.hi}</span>
          </a>
        </p>
      </div>
    );
  }
}
