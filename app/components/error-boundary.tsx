import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the failed children; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps an error, or code that fails to load, from taking down the rest of the page. */
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
