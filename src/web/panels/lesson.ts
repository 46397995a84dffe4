/** <hw-lesson>: the step of the tutorial, beside its board. */
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from '../element.js';
import type { Store } from '../store.js';
import { t } from '../texts/index.js';

export class LessonElement extends PageElement {
  protected override parts(store: Store): readonly unknown[] {
    return [store.lesson, store.version, store.lesson?.done];
  }
  protected override render(): TemplateResult | typeof nothing {
    const { lesson } = this.store;
    if (!lesson) return nothing;
    const { tutorial } = t();
    const last = lesson.at === lesson.length - 1;
    return html`<section class="panel lesson" aria-label=${tutorial.label}>
      <p class="small">${tutorial.label} · ${tutorial.step(lesson.at + 1, lesson.length)}</p>
      <h2>${lesson.text.title}</h2><p>${lesson.text.text}</p>
      ${lesson.done ? html`<p class="well" role="status">${tutorial.well}</p>` : nothing}
      <div class="row"><button type="button" ?disabled=${lesson.at === 0}
        @click=${() => lesson.go(lesson.at - 1)}>${tutorial.back}</button>
        ${last && lesson.done ? html`<button type="button" class="go" data-test="lesson-end" @click=${() => lesson.end()}>${tutorial.done}</button>` : html`<button type="button" class=${lesson.done ? 'go' : ''} data-test="lesson-next" ?disabled=${last} @click=${() => lesson.go(lesson.at + 1)}>${tutorial.next}</button>`}
        <button type="button" data-test="lesson-skip" @click=${() => lesson.end()}>${tutorial.skip}</button></div></section>`;
  }
}
