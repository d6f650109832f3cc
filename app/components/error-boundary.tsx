import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Stands in place of what failed; `retry` shows that again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps what fails, or can't be loaded, from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
